import { expect, it } from 'vitest';
import { type Keep, openTogether } from './open-together.ts';

/** What writes down the names of what is closed; one of them cannot be. */
const logged =
  (closed: string[], failing: string | null = null) =>
  (keep: Keep, name: string) =>
    keep(name, async () => {
      closed.push(name);
      if (name === failing) throw new Error(`${name} stays open`);
    });

it('closes the last opened first', async () => {
  const closed: string[] = [];
  const add = logged(closed);
  const { opened, close } = await openTogether(async (keep) => [add(keep, 'browser'), add(keep, 'demo')]);
  expect([opened, closed]).toEqual([['browser', 'demo'], []]);
  await close();
  await close();
  expect(closed).toEqual(['demo', 'browser']);
});

it('closes what was opened before something did not open, and says why that did not', async () => {
  const closed: string[] = [];
  const add = logged(closed, 'demo');
  const opening = openTogether(async (keep) => {
    add(keep, 'browser');
    add(keep, 'demo');
    throw new Error('no port is free');
  });
  await expect(opening).rejects.toThrow('no port is free');
  expect(closed).toEqual(['demo', 'browser']);
});

it('closes the others where one cannot be closed, and tells it', async () => {
  const closed: string[] = [];
  const add = logged(closed, 'demo');
  const { close } = await openTogether(async (keep) => [add(keep, 'browser'), add(keep, 'demo')]);
  await expect(close()).rejects.toThrow('demo stays open');
  expect(closed).toEqual(['demo', 'browser']);
});
