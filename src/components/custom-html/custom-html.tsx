import { HtmlContent } from '../../runtime/html/html-content.tsx';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { RichText } from '../../ui/rich-text/rich-text.styles.ts';
import { SandboxedFrame } from '../../ui/sandboxed-frame/sandboxed-frame.tsx';

/** HTML of the operator: made safe in the page, or as it is written at an address of its own in a frame. */
export function CustomHtml({ root, page, t, html, mode, title, height }: ComponentProps<'CustomHtml'>) {
  if (!html) return null;
  if (mode === 'page') {
    const clean = page.html(html);
    return clean ? <HtmlContent of={RichText} {...root} html={clean} /> : null;
  }
  const name = title || t('html.frame');
  return <SandboxedFrame root={root} src={page.htmlFrame(html)} title={name} height={height} />;
}
