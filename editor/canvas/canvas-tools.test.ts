// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCanvasTools } from './canvas-tools.ts';

let idle: IdleRequestCallback[] = [];
const looks = vi.fn((): Element | null => null);
const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');

beforeEach(() => {
  idle = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1, () => undefined));
  // jsdom has none, and lays nothing out.
  document.elementFromPoint = looks;
  for (const side of ['clientWidth', 'clientHeight'] as const)
    Object.defineProperty(document.documentElement, side, { configurable: true, value: 800 });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
  looks.mockReset();
});

const BOX = { left: 100, top: 300, width: 600, height: 40 };
/** Points that are looked at for each position. */
const POINTS = 14;

/** Tools that follow what is selected, and how often the page was looked at and something measured meanwhile. */
function open() {
  document.body.innerHTML =
    '<p>A text</p><div><div role="toolbar"><button type="button"></button></div></div>';
  const [text, mark] = [...document.body.children] as [HTMLElement, HTMLElement];
  const tools = createCanvasTools({ page: document, mark, scale: () => 1 });
  tools.select();
  tools.follow(BOX);
  measured.mockClear();
  return {
    text,
    mark,
    tools,
    translate: () => mark.style.getPropertyValue('--tools'),
    /** How often the page was looked at, and something was measured, in an idle moment. */
    async inIdleMoment() {
      for (const work of idle.splice(0)) work({} as IdleDeadline);
      await vi.dynamicImportSettled();
      const counts = { looks: looks.mock.calls.length, measured: measured.mock.calls.length };
      looks.mockClear();
      measured.mockClear();
      return counts;
    },
  };
}

const NOTHING = { looks: 0, measured: 0 };
const ONE_POSITION = { looks: POINTS, measured: 2 };
const ABOVE = 'max(-96px, min(0px, 696px - 100%)) calc(-4px - 100%)';

it('looks at the page once for each selection, and not where the tools only follow it', async () => {
  const { tools, translate, inIdleMoment } = open();
  expect(translate()).toBe(ABOVE);
  expect(await inIdleMoment()).toEqual(ONE_POSITION);
  for (const top of [290, 280, 20]) tools.follow({ ...BOX, top });
  expect(translate()).toBe('max(-96px, min(0px, 696px - 100%)) 44px');
  expect(await inIdleMoment()).toEqual(NOTHING);
  tools.select();
  tools.follow(BOX);
  tools.follow(BOX);
  expect(await inIdleMoment()).toEqual(ONE_POSITION);
});

it('looks at each of four positions at most, and takes the one where fewest texts are', async () => {
  const { text, translate, inIdleMoment } = open();
  looks.mockReturnValue(Object.assign(text, { matches: () => true }));
  expect(await inIdleMoment()).toEqual({ looks: 4 * POINTS, measured: 5 });
  expect(translate()).toBe(ABOVE);
});

it('looks at the page again once when nothing has changed for a while', async () => {
  const { tools, inIdleMoment } = open();
  await inIdleMoment();
  for (let edit = 0; edit < 3; edit += 1) {
    tools.settle();
    await vi.advanceTimersByTimeAsync(299);
    expect(await inIdleMoment()).toEqual(NOTHING);
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(await inIdleMoment()).toEqual(ONE_POSITION);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await inIdleMoment()).toEqual(NOTHING);
});

it.each<[why: string, prepare: (opened: ReturnType<typeof open>) => void]>([
  ['while the focus is on the tools', ({ mark }) => mark.querySelector('button')?.focus()],
  [
    'while the pointer is on the tools',
    ({ mark }) => {
      const isMatching = (selectors: string) => selectors.split(', ').includes(':hover');
      // No pointer is on anything in jsdom.
      Object.assign(mark.firstElementChild as Element, { matches: isMatching });
    },
  ],
  ['while the text is edited in its place', ({ mark }) => mark.setAttribute('data-editing', '')],
  ['while nothing is marked', ({ mark }) => void (mark.hidden = true)],
  ['when nothing is selected any more', ({ tools }) => tools.select()],
  ['when the canvas is gone', ({ tools }) => tools.stop()],
])('looks at nothing, and moves nothing, %s', async (_why, prepare) => {
  const opened = open();
  prepare(opened);
  expect(await opened.inIdleMoment()).toEqual(NOTHING);
  expect(opened.translate()).toBe(ABOVE);
});
