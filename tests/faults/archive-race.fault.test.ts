import { afterAll, beforeAll, expect, it } from 'vitest';
import { archive } from '../../server/content/archive.ts';
import { createDocument, readPublished, saveDraft } from '../../server/content/documents.ts';
import { publish, republish } from '../../server/content/publish.ts';
import type { Database } from '../../server/db/engine/database.ts';
import { inSiteAsOperator } from '../../server/db/in-site.ts';
import { newSite, openServerGround, type RaceGround } from './race-sites.ts';
import { rounds } from './rounds.ts';

const ROUNDS = rounds(30, 500);
const NOW = Date.UTC(2026, 4, 1, 9);
const author = { now: NOW, by: null };
const PAGE = { kind: 'page', id: 'raced' } as const;
const LAYOUT = { kind: 'layout', id: 'raced' } as const;
const builder = { format: 1, sections: [], translations: {} };
const IN_LAYOUT = { builder, layoutId: LAYOUT.id };
const PLAIN = { builder };

let ground: RaceGround;
let other: Database;
beforeAll(async () => {
  ground = await openServerGround();
  other = await ground.another();
});
afterAll(() => ground.close());

/** A page that was published in a layout, and is published without it by now. */
const prepare = (site: string) =>
  inSiteAsOperator(ground.database, site, async (scope) => {
    const layoutItems = [{ type: 'content' }];
    await createDocument(scope, { ...LAYOUT, body: { layoutItems }, ...author });
    await createDocument(scope, { ...PAGE, body: IN_LAYOUT, ...author });
    const first = await publish(
      scope,
      [
        { ...LAYOUT, version: 1 },
        { ...PAGE, version: 1 },
      ],
      NOW,
    );
    await saveDraft(scope, { ...PAGE, body: PLAIN, basedOn: 1, ...author });
    const second = await publish(scope, [{ ...PAGE, version: 2 }], NOW);
    expect([first.ok, second.ok]).toEqual([true, true]);
  });

it(`a layout is archived or a page is published in it again, never both, ${ROUNDS} times`, async () => {
  const won = { archived: 0, published: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await newSite(ground.database, 1);
    await prepare(site);
    const rollBack = () =>
      inSiteAsOperator(ground.database, site, (scope) => republish(scope, [{ ...PAGE, version: 1 }], NOW));
    const takeAway = () => inSiteAsOperator(other, site, (scope) => archive(scope, LAYOUT));
    // Who begins decides little: the other one takes the same way to the lock.
    const works = round % 2 === 0 ? [rollBack, takeAway] : [takeAway, rollBack];
    const results = await Promise.all(works.map((work) => work()));
    const published = results.some((result) => 'ok' in result && result.ok);
    const archived = results.some((result) => 'outcome' in result && result.outcome === 'done');
    expect([published, archived].filter(Boolean), `round ${round}`).toHaveLength(1);
    won[archived ? 'archived' : 'published'] += 1;
    const shown = await inSiteAsOperator(other, site, (scope) => readPublished(scope, PAGE));
    expect(shown?.body.layoutId).toBe(published ? LAYOUT.id : undefined);
  }
  // A race that one side always wins would prove nothing.
  expect(Math.min(won.archived, won.published)).toBeGreaterThan(0);
}, 180_000);
