// What every editor of the benchmark offers to the one who measures, and how each operation is timed: the same for all.

/** An editor under measurement; each method starts an operation, its partner says whether the page shows the result. */
export interface MeasuredEditor {
  /** The document that the content is rendered into. */
  readonly content: () => Document | null | undefined;
  readonly select: (id: string) => void;
  /** The node is marked as the one that is selected. */
  readonly isSelected: (id: string) => boolean;
  /** The properties that are shown are those of the node. */
  readonly showsProperties: (id: string) => boolean;
  /** Writes the text of a paragraph, which is selected. */
  readonly edit: (id: string, text: string) => void;
  /** Moves a section, which is selected, one position down. */
  readonly moveDown: (id: string) => void;
}

/** `properties` selects too, and waits for the properties of the node. */
export type Operation = 'select' | 'properties' | 'edit' | 'move';

declare global {
  interface Window {
    benchEditor?: MeasuredEditor;
    /** When the data was there and the editor began, by `performance.now()`. */
    benchBegan?: number;
    benchReady?: (nodes: number) => Promise<number>;
    benchOperation?: (operation: Operation, id: string, text: string) => Promise<number>;
  }
}

const LIMIT_MS = 120_000;

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves when something is so: looked for after the microtasks of what was just done, in which React renders, and then after
 * each pause. Rejects after two minutes.
 */
async function until(isSo: () => boolean, what: string, pause: () => Promise<unknown>): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  await Promise.resolve();
  while (!isSo()) {
    if (performance.now() > limit) throw new Error(`${what}: nothing after ${LIMIT_MS} ms`);
    await pause();
  }
}

const pauseMs = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms));
const elementOf = ({ content }: MeasuredEditor, id: string) =>
  content()?.querySelector<HTMLElement>(`[data-node="${id}"]`);
/** The id of the section after another one, as the page shows them: the first node behind it. */
function sectionAfter(editor: MeasuredEditor, id: string): string | undefined {
  const section = elementOf(editor, id);
  if (!section) return undefined;
  const page = section.ownerDocument;
  const elements = page.createTreeWalker(page.body, NodeFilter.SHOW_ELEMENT);
  elements.currentNode = section;
  // Past what is inside of it.
  let next = elements.nextSibling() as HTMLElement | null;
  while (!next && elements.parentNode()) next = elements.nextSibling() as HTMLElement | null;
  while (next && !next.dataset.node) next = elements.nextNode() as HTMLElement | null;
  return next?.dataset.node;
}

/** Offers an editor to the one who measures; to be called when the data is there, just before it is rendered. */
export function beginMeasuring(editor: MeasuredEditor): void {
  window.benchEditor = editor;
  window.benchReady = async (nodes) => {
    const count = () => editor.content()?.querySelectorAll('[data-node]').length ?? 0;
    // Looked for at the beginning of each frame of the browser, and ready when the first one that has everything is drawn.
    await nextFrame();
    await until(() => count() >= nodes, 'rendering', nextFrame);
    await nextTask();
    return performance.now() - (window.benchBegan ?? 0);
  };
  window.benchOperation = async (operation, id, text) => {
    if (operation === 'edit' || operation === 'move') {
      editor.select(id);
      await until(() => editor.showsProperties(id), 'selecting', nextTask);
      await pauseMs(100)();
    }
    const passed = operation === 'move' ? sectionAfter(editor, id) : undefined;
    const isShown = {
      select: () => editor.isSelected(id),
      properties: () => editor.showsProperties(id),
      edit: () => elementOf(editor, id)?.textContent === text,
      move: () => passed !== undefined && sectionAfter(editor, passed) === id,
    }[operation];
    const start = performance.now();
    if (operation === 'edit') editor.edit(id, text);
    else if (operation === 'move') editor.moveDown(id);
    else editor.select(id);
    await until(isShown, operation, nextTask);
    return performance.now() - start;
  };
  window.benchBegan = performance.now();
}
