import { isRecord } from '../../api/wire/is-record.ts';

/** The CSS of a page's builder document; '' where it would end the style element that it stands in. */
export function pageCssOf(builder: unknown): string {
  const css = isRecord(builder) && typeof builder.pageCSS === 'string' ? builder.pageCSS : '';
  return /<\/style/i.test(css) ? '' : css;
}
