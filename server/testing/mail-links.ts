/** Where the links in the HTML of a mail lead, in their order. */
export const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll(/&#(\d+);/g, (_escape, code) => String.fromCharCode(Number(code))),
  );
