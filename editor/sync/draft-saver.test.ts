import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../document/page-document.ts';
import { createDraftSaver, SaveConflict, type SaveState, type SentDrafts } from './draft-saver.ts';

/** A server with versions of one document, which fails or keeps its responses to itself as it is told. */
function openSaver(unanswered: readonly JsonObject[] = []) {
  const server = { version: 1, body: { text: '' } as JsonObject, stored: [] as JsonObject[] };
  const kept: SentDrafts[] = [];
  const states: SaveState['kind'][] = [];
  let fault: 'before' | 'after' | null = null;
  let timers: { action: () => void; milliseconds: number }[] = [];
  let body: JsonObject = server.body;
  const store = (next: JsonObject) => {
    server.version += 1;
    server.body = structuredClone(next);
    server.stored.push(server.body);
    return server.version;
  };
  const saver = createDraftSaver({
    version: 1,
    body,
    unanswered,
    read: () => body,
    keep: async (sent) => void kept.push(sent),
    async save(next, basedOn) {
      if (fault === 'before') throw new Error('offline');
      if (basedOn !== server.version)
        throw new SaveConflict({
          version: server.version,
          body: server.body,
          changedBy: 'Ana',
          changedAt: 0,
        });
      const version = store(next);
      if (fault === 'after') throw new Error('offline');
      return version;
    },
    onState: ({ kind }) => states.push(kind),
    now: () => 0,
    later(action, milliseconds) {
      const timer = { action, milliseconds };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  return {
    saver,
    server,
    store,
    kept,
    states,
    type(text: string) {
      body = { text };
      saver.changed();
    },
    fail(kind: typeof fault) {
      fault = kind;
    },
    /** Lets the next timer run out. @returns how long it ran, in milliseconds */
    async pass() {
      const [timer] = timers.splice(0, 1);
      timer?.action();
      await new Promise((resolve) => setImmediate(resolve));
      return timer?.milliseconds;
    },
    timers: () => timers.length,
  };
}

describe('the saver of drafts', () => {
  it('notes what it sends again and again once', async () => {
    const { type, fail, pass, kept } = openSaver();
    fail('before');
    type('a');
    for (let attempt = 0; attempt < 3; attempt += 1) await pass();
    expect(kept.map(({ unanswered }) => unanswered.length)).toEqual([1, 1, 1]);
  });

  it('stores once after a pause, however much was typed', async () => {
    const { type, pass, server, saver } = openSaver();
    for (const text of ['a', 'ab', 'abc']) type(text);
    expect(await pass()).toBe(600);
    expect(server.stored).toEqual([{ text: 'abc' }]);
    expect([saver.version(), saver.isDirty()]).toEqual([2, false]);
  });

  it('tries again by itself, ever more slowly, also when it failed because somebody could not wait', async () => {
    const { type, pass, fail, server, saver, timers, states } = openSaver();
    type('a');
    fail('before');
    await pass();
    expect(await pass()).toBe(1_000);
    await expect(saver.flush()).rejects.toThrow('offline');
    expect(timers()).toBe(1);
    fail(null);
    expect(await pass()).toBe(5_000);
    expect(server.stored).toEqual([{ text: 'a' }]);
    expect(states.at(-1)).toBe('saved');
  });

  it('takes a version whose response was lost for its own, and stores what came after on top of it', async () => {
    const { type, pass, fail, server, saver, states } = openSaver();
    type('a');
    fail('after');
    await pass();
    fail('before');
    type('ab');
    await pass();
    expect(saver.sent()).toEqual({ basedOn: 1, unanswered: [{ text: 'a' }, { text: 'ab' }] });
    fail(null);
    type('abc');
    await pass();
    expect(server.stored).toEqual([{ text: 'a' }, { text: 'abc' }]);
    expect([states.at(-1), saver.version(), saver.sent().unanswered]).toEqual(['saved', 3, []]);
  });

  it('notes in the browser what it sends before it sends it, and only then', async () => {
    const { type, pass, fail, kept, server } = openSaver();
    type('a');
    fail('before');
    expect(kept).toEqual([]);
    await pass();
    expect([kept, server.stored]).toEqual([[{ basedOn: 1, unanswered: [{ text: 'a' }] }], []]);
    fail(null);
    await pass();
    expect(kept.at(-1)).toEqual({ basedOn: 1, unanswered: [{ text: 'a' }] });
  });

  it('takes a version for its own that an earlier tab sent before it was killed', async () => {
    const { type, pass, store, server, states } = openSaver([{ text: 'ab' }]);
    store({ text: 'ab' });
    type('abc');
    await pass();
    expect(server.stored).toEqual([{ text: 'ab' }, { text: 'abc' }]);
    expect(states.at(-1)).toBe('saved');
  });

  it('stops at a version of somebody else, without storing anything over it', async () => {
    const { type, pass, store, server, saver, states, timers } = openSaver();
    store({ text: 'theirs' });
    type('mine');
    await pass();
    type('mine too');
    expect([states.at(-1), timers(), saver.isDirty()]).toEqual(['conflict', 0, true]);
    await expect(saver.flush()).rejects.toBeInstanceOf(SaveConflict);
    expect(server.stored).toEqual([{ text: 'theirs' }]);
    expect(saver.base()).toEqual({ text: '' });
  });

  it('learns of a version of somebody else without a change of its own when it is told to save', async () => {
    const { store, saver, server, states } = openSaver();
    store({ text: 'theirs' });
    await expect(saver.flush()).resolves.toBe(1);
    await expect(saver.save()).rejects.toBeInstanceOf(SaveConflict);
    expect([states.at(-1), server.stored]).toEqual(['conflict', [{ text: 'theirs' }]]);
  });

  it('stores on top of the other version when it is told to', async () => {
    const { type, pass, store, server, saver } = openSaver();
    store({ text: 'theirs' });
    type('mine');
    await pass();
    saver.rebase({ version: 2, body: server.body });
    await pass();
    expect(server.stored).toEqual([{ text: 'theirs' }, { text: 'mine' }]);
    expect(saver.base()).toEqual({ text: 'mine' });
  });

  it('has nothing left to store once the other version is adopted', async () => {
    const { type, pass, store, server, saver, states, timers } = openSaver();
    store({ text: 'theirs' });
    type('mine');
    await pass();
    saver.adopt({ version: 2, body: server.body });
    expect([timers(), states.at(-1), saver.isDirty(), saver.version()]).toEqual([0, 'saved', false, 2]);
    type('more');
    await pass();
    expect(server.stored).toEqual([{ text: 'theirs' }, { text: 'more' }]);
  });
});
