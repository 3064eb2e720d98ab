import { HtmlContent } from '../../runtime/html/html-content.tsx';
import type { RenderContext } from '../../runtime/registry/definition.ts';

/** The operator's HTML beside each result, made safe before the page is rendered. */
export function CustomHtml({ page }: Pick<RenderContext, 'page'>) {
  const html = page.html(page.booking.results.customHtml);
  return html ? <HtmlContent of="div" data-message="" html={html} /> : null;
}
