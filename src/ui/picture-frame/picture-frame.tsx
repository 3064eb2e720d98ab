import type { ReactNode } from 'react';
import type { Picture } from '../../runtime/registry/page-context.ts';
import { croppedSizes } from '../responsive-image/cropped-sizes.ts';
import { ResponsiveImage } from '../responsive-image/responsive-image.tsx';
import * as S from './picture-frame.styles.ts';

interface Props {
  readonly picture: Picture;
  readonly alt: string;
  /** Widths of the box, as `sizes` has them. */
  readonly sizes: string;
  readonly ratio: 'auto' | '1/1' | '4/3' | '3/2' | '16/9' | '21/9' | '4/5' | '3/4';
  readonly mask?: 'none' | 'arch' | 'round';
  readonly fit?: 'cover' | 'contain';
  readonly loading?: 'lazy' | 'eager';
  /** Laid over the picture. */
  readonly children?: ReactNode;
}

/** Width by height of the box; `null` where it has the shape of its picture. */
function ratioOf({ ratio, mask }: Pick<Props, 'ratio' | 'mask'>): number | null {
  if (ratio === 'auto') return mask === 'round' ? 1 : null;
  const [width, height] = ratio.split('/').map(Number) as [number, number];
  return width / height;
}

/** A picture in a box of fixed shape and outline, while it loads and when there is none. */
export function PictureFrame({ picture, alt, sizes, ratio, mask = 'none', fit, loading, children }: Props) {
  const box = fit === 'contain' ? null : ratioOf({ ratio, mask });
  const drawn = box === null ? sizes : croppedSizes(sizes, picture, box);
  return (
    <S.Frame data-ratio={ratio} data-mask={mask}>
      <ResponsiveImage picture={picture} alt={alt} sizes={drawn} fit={fit} loading={loading} />
      {children}
    </S.Frame>
  );
}
