import type { ReactNode } from 'react';
import type { Picture } from '../../runtime/registry/page-context.ts';
import { ResponsiveImage } from '../responsive-image/responsive-image.tsx';
import * as S from './picture-frame.styles.ts';

interface Props {
  readonly picture: Picture;
  readonly alt: string;
  /** The `sizes` of the picture. */
  readonly sizes: string;
  readonly ratio: 'auto' | '1/1' | '4/3' | '3/2' | '16/9' | '21/9' | '4/5' | '3/4';
  readonly mask?: 'none' | 'arch' | 'round';
  readonly fit?: 'cover' | 'contain';
  readonly loading?: 'lazy' | 'eager';
  /** Laid over the picture. */
  readonly children?: ReactNode;
}

/** A picture in a box of fixed shape and outline, while it loads and when there is none. */
export function PictureFrame({ picture, alt, sizes, ratio, mask = 'none', fit, loading, children }: Props) {
  return (
    <S.Frame data-ratio={ratio} data-mask={mask}>
      <ResponsiveImage picture={picture} alt={alt} sizes={sizes} fit={fit} loading={loading} />
      {children}
    </S.Frame>
  );
}
