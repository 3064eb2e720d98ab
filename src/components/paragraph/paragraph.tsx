import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { colorValue } from '../../runtime/theme/color-value.ts';
import * as S from './paragraph.styles.ts';

const SIZE_OF_ELEMENT = {
  p: 'body',
  h1: 'display',
  h2: 'headline',
  h3: 'title',
  h4: 'lead',
  h5: 'body',
  h6: 'small',
} as const;

export function Paragraph({ root, text, as, size, color, eyebrow, background }: ComponentProps<'Paragraph'>) {
  const style = color ? { ...root.style, color: colorValue(color) } : root.style;
  return (
    <S.Text
      {...root}
      as={as}
      style={style}
      data-size={size === 'auto' ? SIZE_OF_ELEMENT[as] : size}
      data-eyebrow={eyebrow}
      data-filled={background ? true : undefined}
    >
      {text}
    </S.Text>
  );
}
