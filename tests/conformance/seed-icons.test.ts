import { describe, expect, it } from 'vitest';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { ICONS } from '../../src/ui/icon/icon-set.ts';

/** Every icon that a document names, however deep. */
function* iconsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { icon } = value as { icon?: unknown };
  if (typeof icon === 'string' && icon !== '') yield icon;
  for (const child of Object.values(value)) yield* iconsIn(child);
}

describe.each(DEMO_SITES.map((site) => [site.id, site] as const))('the site %s', (_id, site) => {
  it('names only icons that there are: a missing one leaves its card without a head', () => {
    const named = [...iconsIn([site.pages, site.drafts, site.siteConfiguration])];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !ICONS.has(name))).toEqual([]);
  });
});
