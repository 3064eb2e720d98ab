const CHARACTER_REFERENCE = /&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi;

/** Text with numeric references as the characters they stand for, so that nothing hides behind them. */
const plain = (text: string): string =>
  text.replace(CHARACTER_REFERENCE, (_all, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });

/** What runs, loads something, or could be written so that it is not recognized. */
const ACTIVE: readonly RegExp[] = [
  // Entities and style sheets from outside.
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?xml-stylesheet/i,
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|audio|video|set|animate\w*|handler|listener)[\s/>]/i,
  /[\s"'/]on[a-z]+\s*=/i,
  // Links and pictures other than parts of the file itself and embedded bitmaps.
  /[\s:]href\s*=\s*(?!["'](?:#|data:image\/(?:png|jpeg|webp);base64,))/i,
  /[\s]src(?:set)?\s*=/i,
  /url\(\s*(?!["']?#)/i,
  /@import|image-set\(/i,
  // Escapes of style sheets.
  /\\/,
];

/** Text from the first element or declaration on, without the comments before it. */
function withoutComments(text: string): string {
  let rest = text.trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', '<!--'.length);
    if (end < 0) return '';
    rest = rest.slice(end + '-->'.length).trimStart();
  }
  return rest;
}

/** Whether text is the beginning of an SVG document. */
export const isSvg = (text: string): boolean =>
  /^(?:<!DOCTYPE[^>]*>\s*)?<svg[\s>]/i.test(withoutComments(text.replace(/^\uFEFF?\s*<\?xml[^>]*\?>/i, '')));

/** Whether an SVG draws only: without scripts, events, animations, and anything outside of the file. */
export function isStillSvg(text: string): boolean {
  const declared = /^\uFEFF?\s*<\?xml[^>]*encoding=["']([^"']+)["']/i.exec(text)?.[1];
  if (declared !== undefined && declared.toLowerCase() !== 'utf-8') return false;
  const read = plain(text);
  return ACTIVE.every((pattern) => !pattern.test(read));
}
