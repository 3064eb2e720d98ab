import { isRecord } from '../api/wire/is-record.ts';
import { isProvider, widgetHtml } from '../components/reviews-widget/widget-html.ts';
import { readDocument } from '../runtime/document/read-document.ts';
import { eachNode } from '../runtime/document/read-nodes.ts';
import { textHash } from '../runtime/text/text-hash.ts';
import type { PageAddress } from './page-context.ts';

/** Where the pages of framed HTML are, below the host of a site. */
export const HTML_FRAMES = '/frames';

/** The address at which HTML of a page is shown by itself. It names the text: another text has another address. */
export const htmlFramePath = (
  { language, routeId, preview }: Pick<PageAddress, 'language' | 'routeId' | 'preview'>,
  source: string,
): string =>
  `${HTML_FRAMES}/${language}/${encodeURIComponent(routeId)}/${textHash(source)}${preview ? '?preview' : ''}`;

type Props = Readonly<Record<string, unknown>>;

/** What a node shows in a frame of its own, by its type; '' for nothing. */
const FRAMED: Readonly<
  Record<string, (props: Props, translate: (key: string) => string, language: string) => string>
> = {
  CustomHtml: ({ mode, html }, translate) =>
    mode === 'frame' && typeof html === 'string' ? translate(html) : '',
  ReviewsWidget: ({ mode, provider, widgetId }, _translate, language) =>
    mode === 'widget' && isProvider(provider) && typeof widgetId === 'string'
      ? widgetHtml({ provider, widgetId, language })
      : '',
};

/** The framed HTML with a name in a builder document; `null` where it has none. */
export function framedHtml(builder: unknown, language: string, hash: string): string | null {
  if (!isRecord(builder)) return null;
  const { sections, translate } = readDocument(builder, language, () => undefined);
  for (const { type, props } of eachNode(sections)) {
    const source = FRAMED[type]?.(props, translate, language) ?? '';
    if (source !== '' && textHash(source) === hash) return source;
  }
  return null;
}
