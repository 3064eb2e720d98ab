/** Formats that a selection can have, by the command of browsers that sets them. */
export const FORMATS = {
  bold: 'bold',
  italic: 'italic',
  bullets: 'insertUnorderedList',
  numbers: 'insertOrderedList',
} as const;
export type FormatName = keyof typeof FORMATS;

/** Gives the selection a format, or takes it away. Browsers keep it in what their undo takes back. */
export function toggleFormat(name: FormatName): void {
  document.execCommand('styleWithCSS', false, 'false');
  document.execCommand(FORMATS[name]);
}

/** Makes the paragraph of the selection a heading, or a paragraph again. */
export const toggleHeading = (): void =>
  void document.execCommand('formatBlock', false, hasHeading() ? 'p' : 'h2');

export const hasHeading = (): boolean => document.queryCommandValue('formatBlock').toLowerCase() === 'h2';
export const hasFormat = (name: FormatName): boolean => document.queryCommandState(FORMATS[name]);

/** The link that the selection is in. */
export function selectedLink(within: Element): HTMLAnchorElement | null {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const link = element?.closest('a') ?? null;
  return link && within.contains(link) ? link : null;
}

/** The selection inside of an element; `null` when it is elsewhere. */
export function selectedRange(within: Element): Range | null {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  return range && within.contains(range.commonAncestorContainer) ? range.cloneRange() : null;
}

export function selectRange(range: Range): void {
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Links the selection to an address; '' takes the link away. Without a selection the address is what is read. */
export function setLink(within: Element, url: string): void {
  const link = selectedLink(within);
  if (link) {
    const range = document.createRange();
    range.selectNodeContents(link);
    selectRange(range);
  }
  if (url === '') document.execCommand('unlink');
  else if (document.getSelection()?.isCollapsed) {
    const made = document.createElement('a');
    made.href = url;
    made.textContent = url;
    document.execCommand('insertHTML', false, made.outerHTML);
  } else document.execCommand('createLink', false, url);
}
