/** Whole pages fetch their first picture at once. */
const PICTURE_ATTRIBUTES = / (?:loading|fetchPriority|fetchpriority)="[^"]*"/g;
const ISLAND_ATTRIBUTES = / data-(?:island|island-id|props|slot|node)="[^"]*"/g;

/** The element that Puck's default entry puts around a page. */
const PUCK_FRAME = /^<div>(.*)<\/div>$/s;

/**
 * HTML without what may differ between systems that render the same: the attributes of our islands, React's
 * comments and preloads, the frame around the content, and the spelling of generated ids.
 */
export function comparableHtml(html: string): string {
  const ids = new Map<string, string>();
  return html
    .replace(/^<a class="skip-link".*?<\/a><main[^>]*>(.*)<\/main>$/s, '$1')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(ISLAND_ATTRIBUTES, '')
    .replace(PICTURE_ATTRIBUTES, '')
    .replace(PUCK_FRAME, '$1')
    .replace(/_[A-Za-z0-9-]+(?:_[a-z0-9]+)?_(?=[br](?:one|two)\b)/g, (id) => {
      if (!ids.has(id)) ids.set(id, `id${ids.size}`);
      return ids.get(id) as string;
    });
}

/** Where two texts part, with what follows in each; `null` when they are the same. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 80));
  return `at ${at}: ${around(one)} against ${around(other)}`;
}
