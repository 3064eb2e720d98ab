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
  /** Whether the text on it is light or dark; 'inherit' for the text of the page. */
  readonly tone: keyof typeof COLORS;
}

/** What stands for the picture until it is there, or if it never is: its own colour, where the text is readable on it. */
const COLORS = {
  light: (color: string) => `color-mix(in oklab, ${color} 40%, black)`,
  dark: (color: string) => `color-mix(in oklab, ${color} 20%, white)`,
  inherit: () => undefined,
};

/** A picture behind the content of an element that is positioned and isolated. */
export const Backdrop = ({ picture, alt, shade, tall, sizes = '100vw', tone }: Props) => (
  <S.Backdrop data-shade={shade} data-tall={tall ? true : undefined}>
    <ResponsiveImage
      picture={{ ...picture, color: picture.color && COLORS[tone](picture.color) }}
      tall={tall}
      alt={alt}
      sizes={sizes}
      tallSizes="100vw"
    />
  </S.Backdrop>
);
