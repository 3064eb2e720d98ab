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

/** Whether an SVG says that it is written in another encoding than it is read in. */
export function isOtherwiseEncoded(text: string): boolean {
  const declared = /^\uFEFF?\s*<\?xml[^>]*encoding=["']([^"']+)["']/i.exec(text)?.[1];
  return declared !== undefined && declared.toLowerCase() !== 'utf-8';
}
