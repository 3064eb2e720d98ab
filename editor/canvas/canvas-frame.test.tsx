// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillNextFrame } from '../testing/fill-next-frame.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { CanvasFrame } from './canvas-frame.tsx';

setUpEditor();

/** What waits for the next drawing: jsdom scrolls nothing. */
const drawings = new Map<number, FrameRequestCallback>();
beforeEach(() => {
  drawings.clear();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    drawings.set(drawings.size + 1, draw);
    return drawings.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => drawings.delete(id));
});

const onPage = (title: string, host = '<div data-content-host></div>') =>
  `<!DOCTYPE html><head></head><body><header>${title}</header><main id="content"><div><h1>${title}</h1>${host}</div></main></body>`;
const ALONE = '<!DOCTYPE html><head></head><body><main id="content"></main></body>';

/** Shows a section in a frame. @returns the document of the frame, and shows it in another one */
async function open(html: string) {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let frame: Document | null = null;
  const onDocument = (opened: Document | null) => {
    frame = opened ?? frame;
  };
  const show = async (other: string) => {
    await act(async () =>
      root.render(
        <CanvasFrame title="Canvas" html={other} onDocument={onDocument}>
          <section>{'Offer'}</section>
        </CanvasFrame>,
      ),
    );
    await settle();
  };
  fillNextFrame();
  await show(html);
  if (!frame) throw new Error('the frame did not load');
  return { frame: frame as Document, show, close: () => act(async () => root.unmount()) };
}

it('a section that is composed on a page stays where it is once the page around it is read anew', async () => {
  const { frame, show, close } = await open(onPage('Offers'));
  const section = frame.querySelector('main div section');
  expect(section?.textContent).toBe('Offer');
  await show(onPage('All offers'));
  expect(frame.querySelector('[data-content-host] section')).toBe(section);
  expect(frame.body.textContent).toBe('All offersAll offersOffer');
  await close();
});

it.each([
  ['a page that shows it no more', onPage('Offers'), ALONE],
  ['a page that shows it from now on', ALONE, onPage('Offers')],
])('a section is shown in %s', async (_what, before, after) => {
  const { frame, show, close } = await open(before);
  await show(after);
  const host = frame.querySelector('[data-content-host]') ?? frame.getElementById('content');
  expect(host?.textContent).toBe('Offer');
  await close();
});

it('scrolls to the host of a section no more once the frame is gone', async () => {
  const { close } = await open(onPage('Offers'));
  expect(drawings.size).toBe(1);
  await close();
  expect(drawings.size).toBe(0);
});
