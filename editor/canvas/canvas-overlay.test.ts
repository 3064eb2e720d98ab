// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCanvasOverlay } from './canvas-overlay.ts';

let frames: FrameRequestCallback[] = [];
let resized: (element: Element) => void;
const asked = vi.fn();
const drawn = () => {
  for (const draw of frames.splice(0)) draw(0);
};

beforeEach(() => {
  frames = [];
  asked.mockReset();
  vi.stubGlobal('requestIdleCallback', asked);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  // jsdom has none, and lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: readonly Pick<ResizeObserverEntry, 'target'>[]) => void) {
        resized = (target) => report([{ target }]);
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Marks a text below a picture, which stands at `top`. */
function open() {
  document.body.innerHTML =
    '<main><img alt=""><p></p></main><div id="marks"><div id="primary"><div></div></div></div>';
  const [picture, text] = ['img', 'p'].map((name) => document.querySelector(name) as HTMLElement);
  const [container, primary] = ['marks', 'primary'].map((id) => document.getElementById(id) as HTMLElement);
  const textBox = { top: 300 };
  if (!picture || !text || !container || !primary) throw new Error('there is no page');
  text.getBoundingClientRect = () => new DOMRect(0, textBox.top, 100, 20);
  const overlay = createCanvasOverlay({
    container,
    frame: document,
    elementOf: () => text,
    primary,
    scale: () => 1,
  });
  overlay.show('primary', ['text']);
  drawn();
  return { picture, textBox, primary, overlay };
}

it('is at its node as soon as that is selected, before the browser draws', () => {
  const { textBox, primary, overlay } = open();
  textBox.top = 40;
  overlay.show('primary', ['other']);
  expect(primary.style.transform).toBe('translate(0px, 40px)');
  expect([primary.dataset.of, primary.hidden]).toEqual(['other', false]);
  overlay.stop();
});

it.each(['load', 'error'])('follows what is below a picture when its file comes to its end: %s', (event) => {
  const { picture, textBox, primary, overlay } = open();
  expect(primary.style.transform).toBe('translate(0px, 300px)');
  textBox.top = 24;
  picture.dispatchEvent(new Event(event));
  drawn();
  expect(primary.style.transform).toBe('translate(0px, 24px)');
  overlay.stop();
  picture.dispatchEvent(new Event(event));
  expect(frames).toEqual([]);
});

it('says whether the marked text is edited in its place', async () => {
  const { primary, overlay } = open();
  const text = document.querySelector('p') as HTMLElement;
  const isEdited = () => primary.hasAttribute('data-editing');
  expect(isEdited()).toBe(false);
  text.setAttribute('contenteditable', 'true');
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  drawn();
  expect(isEdited()).toBe(true);
  text.removeAttribute('contenteditable');
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  drawn();
  expect(isEdited()).toBe(false);
  overlay.stop();
});

it('marks what is under the pointer above the page, in which nothing changes', () => {
  const { overlay } = open();
  const main = document.querySelector('main') as HTMLElement;
  const before = main.outerHTML;
  const changes = new MutationObserver(() => undefined);
  changes.observe(main, { attributes: true, childList: true, subtree: true });
  overlay.show('hover', ['text']);
  drawn();
  const mark = document.querySelector<HTMLElement>('#marks > [data-mark=hover]');
  expect([mark?.hidden, mark?.style.transform]).toEqual([false, 'translate(0px, 300px)']);
  overlay.show('hover', []);
  drawn();
  expect(mark?.hidden).toBe(true);
  expect([changes.takeRecords(), main.outerHTML]).toEqual([[], before]);
  overlay.stop();
});

it.each<[change: string, looksAgain: boolean, make: (opened: ReturnType<typeof open>) => void]>([
  ['an edit', true, ({ overlay }) => overlay.show('primary', ['text'])],
  ['another size of the canvas', true, () => resized(document.getElementById('marks') as Element)],
  [
    'a text edited in its place',
    true,
    () => document.querySelector('p')?.setAttribute('contenteditable', ''),
  ],
  ['another height of the page', false, () => resized(document.body)],
  ['a picture that arrives', false, ({ picture }) => picture.dispatchEvent(new Event('load'))],
  ['a scroll', false, () => document.dispatchEvent(new Event('scroll'))],
  ['a pointer above another component', false, ({ overlay }) => overlay.show('hover', ['other'])],
])(
  'asks where the tools cover little once for a selection; again after %s: %s',
  async (_change, looksAgain, make) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = vi.fn();
    vi.stubGlobal('requestIdleCallback', asked);
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const opened = open();
    expect(asked).toHaveBeenCalledOnce();
    make(opened);
    // Changes of attributes are reported after the task that makes them.
    await Promise.resolve();
    drawn();
    await vi.advanceTimersByTimeAsync(299);
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(looksAgain ? 2 : 1);
    opened.overlay.stop();
    vi.useRealTimers();
  },
);
