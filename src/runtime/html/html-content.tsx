import type { ElementType } from 'react';
import type { CleanHtml } from './clean-html.ts';

/** An element that shows HTML of an operator, which was made safe. Everything else is passed on to the element. */
export function HtmlContent({
  of: Element,
  html,
  ...attributes
}: {
  of: ElementType;
  html: CleanHtml;
  [name: string]: unknown;
}) {
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
