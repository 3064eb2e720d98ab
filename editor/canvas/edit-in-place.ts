import { pastedText } from '../document/pasted-text.ts';
import type { Point } from './canvas-positions.ts';
import { typedText } from './inline-text.ts';

interface Options {
  /** Where the pointer is, in the frame; the caret goes there. `null` selects the whole text. */
  readonly at: Point | null;
  /** Called with the text whenever something is typed. */
  readonly onInput?: (text: string) => void;
  /**
   * Called once, when the element is as it was before. @param text what was typed; `null` where nothing changes
   * @param isByKey whether a key ended it, and not what has the focus now
   */
  readonly onEnd: (text: string | null, isByKey: boolean) => void;
}

/** The key code of keys that an input method takes. */
const PROCESSED_BY_INPUT_METHOD = 229;

/** What is typed inside of them would press them. */
const PRESSED_BY_SPACE = 'button, summary';

function selectText(element: HTMLElement, at: Point | null) {
  const { ownerDocument: frame } = element;
  const selection = frame.getSelection();
  const caret = at && frame.caretPositionFromPoint?.(at.x, at.y);
  if (caret && element.contains(caret.offsetNode)) selection?.collapse(caret.offsetNode, caret.offset);
  else selection?.selectAllChildren(element);
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Texts that the page shows in one line have no line breaks. */
const hasLines = (element: HTMLElement): boolean =>
  /^(pre|break-spaces)/.test(element.ownerDocument.defaultView?.getComputedStyle(element).whiteSpace ?? '');

/**
 * Lets the text of an element be edited where it stands, as plain text. Nothing else changes the element meanwhile, so that
 * input methods are not disturbed; what React rendered is put back at the end. Enter and leaving keep what was typed,
 * Escape takes it back; in a text of several lines Enter begins one, and Shift-Enter in a heading that shows lines.
 * @returns ends it, and keeps what was typed
 */
export function editInPlace(element: HTMLElement, { at, onInput, onEnd }: Options): () => void {
  const { ownerDocument: frame } = element;
  const rendered = [...element.childNodes].map((node) => ({ node, value: node.nodeValue }));
  const before = typedText(element);
  const showsLines = hasLines(element);
  const isMultiline = showsLines && !element.closest(HEADINGS);
  const listeners = new AbortController();
  let isEnded = false;

  const read = () => typedText(element).replace(/\n$/, '');
  const end = (isAccepted: boolean, isByKey: boolean) => {
    if (isEnded) return;
    isEnded = true;
    listeners.abort();
    const typed = read();
    element.removeAttribute('contenteditable');
    element.replaceChildren(...rendered.map(({ node }) => node));
    for (const { node, value } of rendered) node.nodeValue = value;
    frame.getSelection()?.removeAllRanges();
    onEnd(isAccepted && typed !== before ? typed : null, isByKey);
  };
  /** Line by line: browsers make blocks of the lines of one text. */
  const insert = (text: string) => {
    for (const [at, line] of text.split('\n').entries()) {
      if (at > 0) frame.execCommand('insertLineBreak');
      if (line !== '') frame.execCommand('insertText', false, line);
    }
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, handle, { signal: listeners.signal });

  on('input', () => onInput?.(read()));
  on('keydown', (event) => {
    if (event.isComposing || event.keyCode === PROCESSED_BY_INPUT_METHOD) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const isLineBreak = (isMultiline || (showsLines && shiftKey)) && !ctrlKey && !metaKey;
    if (key === 'Escape') end(false, true);
    else if (key === 'Enter' && isLineBreak) frame.execCommand('insertLineBreak');
    else if (key === 'Enter') end(true, true);
    else if (key === ' ' && element.closest(PRESSED_BY_SPACE)) insert(' ');
    else return;
    event.preventDefault();
  });
  on('paste', (event) => {
    event.preventDefault();
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) =>
      event.clipboardData?.getData(type),
    );
    insert(pastedText({ html, text }, isMultiline));
  });
  // Nothing of the page is pressed by what only sets the caret.
  on('click', (event) => event.preventDefault());
  on('blur', () => end(true, false));

  element.setAttribute('contenteditable', 'plaintext-only');
  // Browsers that do not know it ignore it.
  if (!element.isContentEditable) element.setAttribute('contenteditable', 'true');
  element.focus({ preventScroll: true });
  selectText(element, at);
  return () => end(true, false);
}
