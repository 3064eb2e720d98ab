// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ListRef } from '../document/page-document.ts';
import type { Dragged } from '../drag/drag-state.ts';
import { craftFollowed, EMPTY_COLUMN, openPage, row, showOnCanvas, text } from '../testing/open-canvas.tsx';
import type { Refusals } from './craft-rules.ts';
import { OfNode, useContextNode, useSelectedNode } from './craft-selection.tsx';
import { useDropRefusal } from './use-drop-refusal.ts';

/** What Craft.js says is selected. */
function Selected() {
  const id = useSelectedNode();
  return (
    <aside>
      {id !== undefined && (
        <OfNode id={id}>
          <OfContext />
        </OfNode>
      )}
    </aside>
  );
}
const OfContext = () => useContextNode();

type DropRefusal = ReturnType<typeof useDropRefusal>;

function WithDropRefusal({ refusals, onReady }: { refusals: Refusals; onReady: (ask: DropRefusal) => void }) {
  const ask = useDropRefusal(refusals);
  useEffect(() => onReady(ask), [ask, onReady]);
  return null;
}

/** The rules of composition, and how often they were asked. */
function countedRefusals({ moveRefusal, insertionRefusal }: Refusals) {
  const counted = {
    moveRefusal: vi.fn(moveRefusal),
    insertionRefusal: vi.fn(insertionRefusal),
  };
  return {
    ...counted,
    asked: () => counted.moveRefusal.mock.calls.length + counted.insertionRefusal.mock.calls.length,
  };
}

/** Lets no moment be idle until it is called. */
function holdIdleMoments(): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) work();
  };
}

const nodes = (...ids: string[]): Dragged => ({ kind: 'nodes', ids });
const offered: Dragged = { kind: 'template', type: 'Row', template: { node: row('x', []), texts: {} } };
const COLUMNS = { node: 'r', slot: 'columns' };

describe('what is dragged over a list', () => {
  it.each<[what: string, dragged: Dragged, into: ListRef, reason: string | undefined]>([
    ['is taken where it may be', nodes('b'), EMPTY_COLUMN, undefined],
    ['is refused where another component is wanted', nodes('s'), COLUMNS, 'not-accepted'],
    ['is refused inside of itself', nodes('r'), { node: 'r-col', slot: 'content' }, 'into-itself'],
    ['is taken among the sections, from the palette', offered, null, undefined],
    ['is refused, from the palette', offered, COLUMNS, 'not-accepted'],
  ])('%s: Craft.js says it, and why', async (_what, dragged, into, reason) => {
    const idle = holdIdleMoments();
    const page = openPage();
    const byCraft = countedRefusals(page.edits);
    const beside = countedRefusals(page.edits);
    let ask: DropRefusal = () => null;
    const onReady = (ready: DropRefusal) => {
      ask = ready;
    };
    await showOnCanvas(page, {
      refusals: byCraft,
      children: <WithDropRefusal refusals={beside} onReady={onReady} />,
    });
    // Of a page that is being opened, Craft.js knows the list of sections alone.
    expect(ask(dragged, into)?.reason).toBe(reason);
    expect([byCraft.asked(), beside.asked()]).toEqual(into === null ? [1, 0] : [0, 1]);
    act(idle);
    expect(ask(dragged, into)?.reason).toBe(reason);
    expect([byCraft.asked(), beside.asked()]).toEqual(into === null ? [2, 0] : [1, 1]);
  });
});

describe('what Craft.js says is selected', () => {
  const said = () => document.querySelector('aside')?.textContent;

  it('is there at once, also before the rest of the page', async () => {
    holdIdleMoments();
    const page = openPage();
    const { store } = page;
    await showOnCanvas(page, { children: <Selected /> });
    act(() => store.select(['a', 'c']));
    expect(said()).toBe('c');
    act(() => store.select([]));
    expect(said()).toBe('');
  });

  it('is what was selected while there was no canvas, once there is one', async () => {
    const page = openPage();
    const show = await showOnCanvas(page, { isShown: false, children: <Selected /> });
    act(() => page.store.select(['c']));
    expect(said()).toBe('');
    await show('first');
    expect(said()).toBe('c');
    act(() => page.store.select([]));
    expect(said()).toBe('');
  });

  it('is what is selected now on a canvas that is shown anew, such as that of another language', async () => {
    const complained = vi.spyOn(console, 'error');
    const page = openPage();
    const show = await showOnCanvas(page, { children: <Selected /> });
    act(() => page.store.select(['a']));
    await show(null);
    expect(said()).toBe('');
    act(() => page.store.select(['r']));
    await show('second');
    expect(said()).toBe('r');
    act(() => page.store.select(['b']));
    expect(said()).toBe('b');
    expect(complained).not.toHaveBeenCalled();
  });

  it.each(['constructor', 'toString', 'ROOT'])('may be a node whose id is %s', async (id) => {
    const page = openPage({ builder: { format: 1, sections: [text(id), text('a')], translations: {} } });
    await showOnCanvas(page, { children: <Selected /> });
    await craftFollowed();
    act(() => page.store.select([id]));
    expect(said()).toBe(id);
    expect(document.querySelectorAll('main [data-node]')).toHaveLength(2);
  });
});
