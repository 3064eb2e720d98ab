declare const clean: unique symbol;

/** HTML of an operator without anything that could run, submit or leave its place. */
export type CleanHtml = string & { readonly [clean]: true };

/** Makes the HTML of an operator safe; '' for what is refused as a whole. */
export type CleanHtmlOf = (source: string) => CleanHtml;

/** Nothing: what stands in for HTML that is not known to be safe. */
export const NO_HTML = '' as CleanHtml;

/** Whether a text has tags or character references: any other is the same as text and as HTML. */
export const isMarkup = (text: string): boolean => /<[a-z!/?]|&#?\w/i.test(text);

/** The parts of some texts that have to be cleaned before they are shown. */
export const htmlIn = (...texts: readonly string[]): readonly string[] => texts.filter(isMarkup);

/** A text as HTML that shows it. */
export const textToHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const INLINE = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Whether HTML has paragraphs, lists or other elements that cannot stand in a paragraph. */
export const hasBlocks = (html: CleanHtml): boolean =>
  [...html.matchAll(/<([a-z][a-z0-9]*)/g)].some(([, tag = '']) => !INLINE.has(tag));
