import type { Picture } from '../../runtime/registry/page-context.ts';
import { ResponsiveImage } from '../responsive-image/responsive-image.tsx';
import * as S from './backdrop.styles.ts';

interface Props {
  readonly picture: Picture;
  readonly alt: string;
  /** Where the picture is darkened for the text on it. */
  readonly shade: 'none' | 'start' | 'all';
  /** Shown instead on narrow screens. */
  readonly tall?: Picture | undefined;
  readonly sizes?: string;
}

/** A picture behind the content of an element that is positioned and isolated. */
export const Backdrop = ({ picture, alt, shade, tall, sizes = '100vw' }: Props) => (
  <S.Backdrop data-shade={shade} data-tall={tall ? true : undefined}>
    <ResponsiveImage picture={picture} tall={tall} alt={alt} sizes={sizes} />
  </S.Backdrop>
);
