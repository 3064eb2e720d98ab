// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ListRef } from '../document/page-document.ts';
import type { Dragged } from '../drag/drag-state.ts';
import { craftFollowed, EMPTY_COLUMN, openPage, row, showOnCanvas } from '../testing/open-canvas.tsx';
import type { Refusals } from './craft-rules.ts';
import { OfNode, useIsInside, useSelectedNode } from './craft-selection.tsx';
import { useDropRefusal } from './use-drop-refusal.ts';

function IsInside() {
  return useIsInside() ? 'inside' : 'a section';
}

/** What Craft.js says of the selected node. */
function Selected() {
  const id = useSelectedNode();
  if (id === undefined) return null;
  return (
    <OfNode id={id}>
      {id}: <IsInside />
    </OfNode>
  );
}

type DropRefusal = ReturnType<typeof useDropRefusal>;

function WithDropRefusal({ refusals, onReady }: { refusals: Refusals; onReady: (ask: DropRefusal) => void }) {
  const ask = useDropRefusal(refusals);
  useEffect(() => onReady(ask), [ask, onReady]);
  return null;
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
    let byCraft = 0;
    const refusals: Refusals = {
      moveRefusal: (...move) => {
        byCraft += 1;
        return page.edits.moveRefusal(...move);
      },
      insertionRefusal: (...insertion) => {
        byCraft += 1;
        return page.edits.insertionRefusal(...insertion);
      },
    };
    let ask: DropRefusal = () => null;
    const onReady = (ready: DropRefusal) => {
      ask = ready;
    };
    await showOnCanvas(page, {
      refusals,
      children: <WithDropRefusal refusals={page.edits} onReady={onReady} />,
    });
    // While Craft.js does not know the nodes, the rules are asked without it; it knows the list of sections.
    expect(ask(dragged, into)?.reason).toBe(reason);
    expect(byCraft).toBe(into === null ? 1 : 0);
    byCraft = 0;
    act(idle);
    expect(ask(dragged, into)?.reason).toBe(reason);
    expect(byCraft).toBe(1);
  });
});

describe('what Craft.js says of the selected node', () => {
  const said = () => document.body.textContent?.replace(/(Eins|Zwei|Drei).*$/, '');

  it('is there at once, also before the rest of the page', async () => {
    holdIdleMoments();
    const page = openPage();
    await showOnCanvas(page, { children: <Selected /> });
    act(() => page.store.select(['c']));
    expect(said()).toBe('c: inside');
  });

  it('is there when the canvas is, such as that of another language', async () => {
    holdIdleMoments();
    const page = openPage();
    page.store.select(['c']);
    await showOnCanvas(page, { children: <Selected /> });
    expect(said()).toBe('c: inside');
  });

  it('changes with the selection, and with what is moved', async () => {
    const { store, edits } = openPage();
    await showOnCanvas({ store, edits }, { children: <Selected /> });
    await craftFollowed();
    act(() => store.select(['a', 'b']));
    expect(said()).toBe('b: inside');
    act(() => void edits.move(['b'], { into: null, at: 0 }));
    await craftFollowed();
    expect(said()).toBe('b: a section');
    act(() => void store.undo());
    await craftFollowed();
    expect(said()).toBe('b: inside');
    act(() => store.select([]));
    expect(said()).toBe('');
  });
});
