import { HtmlContent } from '../../runtime/html/html-content.tsx';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { RichText } from '../../ui/rich-text/rich-text.styles.ts';
import * as S from './custom-html.styles.ts';

/** HTML of the operator: made safe in the page, or as it is written at an address of its own in a frame. */
export function CustomHtml({ root, page, t, html, mode, title, height }: ComponentProps<'CustomHtml'>) {
  if (!html) return null;
  if (mode === 'page') {
    const clean = page.html(html);
    return clean ? <HtmlContent of={RichText} {...root} html={clean} /> : null;
  }
  const src = page.htmlFrame(html);
  const size = { ...root.style, '--frame': `${height}px` };
  return (
    <S.Frame {...root} style={size}>
      {src ? (
        <iframe
          src={src}
          title={title || t('html.frame')}
          loading="lazy"
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <p>{title || t('html.frame')}</p>
      )}
    </S.Frame>
  );
}
