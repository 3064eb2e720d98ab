import { hasBlocks, isMarkup } from '../../runtime/html/clean-html.ts';
import { HtmlContent } from '../../runtime/html/html-content.tsx';
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

/** An element that may contain lists: a paragraph, or a heading of the level, for assistive technology. */
const blockOf = (as: keyof typeof SIZE_OF_ELEMENT) =>
  as === 'p' ? { as: 'div' } : { as: 'div', role: 'heading', 'aria-level': Number(as[1]) };

export function Paragraph({
  root,
  page,
  text,
  as,
  size,
  color,
  eyebrow,
  background,
}: ComponentProps<'Paragraph'>) {
  const look = {
    ...root,
    style: color ? { ...root.style, color: colorValue(color) } : root.style,
    'data-size': size === 'auto' ? SIZE_OF_ELEMENT[as] : size,
    'data-eyebrow': eyebrow,
    'data-heading': as === 'p' ? undefined : true,
    'data-filled': background ? true : undefined,
  };
  if (!isMarkup(text))
    return (
      <S.Text {...look} as={as}>
        {text}
      </S.Text>
    );
  const html = page.html(text);
  if (!html) return null;
  const element = hasBlocks(html) ? { ...blockOf(as), 'data-blocks': true } : { as };
  return <HtmlContent of={S.Text} {...look} {...element} html={html} />;
}
