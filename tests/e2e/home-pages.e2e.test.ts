import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { joinStage } from './support/stage.ts';
import { openVisit } from './support/visit.ts';

const stage = joinStage();

/** Names of the scripts that the page has fetched, without their hashes. */
const scriptsOf = async (page: Page): Promise<string[]> => {
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
  return files.map((path) => path.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1')).sort();
};

/** Remembers every element that was served, and its HTML without what hydration and state write. */
const remember = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { servedElements: [...document.body.querySelectorAll('*')] });
  });

/** How many of the elements served are still in their place. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { servedElements } = window as unknown as { servedElements: Element[] };
    const now = [...document.body.querySelectorAll('*')];
    return {
      served: servedElements.length,
      now: now.length,
      same: now.filter((element, index) => servedElements[index] === element).length,
    };
  });

describe.each(['andes', 'adria', 'caribe'])('the home page of %s', (site) => {
  it('[REG-13] runs the loader and nothing else until it is touched', async () => {
    const { page, complaints, close } = await openVisit(stage.browser);
    // Without a screen the mouse lies in the corner of every page: that is nobody's touch.
    await page.addInitScript(() => {
      addEventListener('pointerover', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      });
    });
    await page.goto(`${stage.demo.siteOrigin(site)}/`, { waitUntil: 'networkidle' });
    expect(await scriptsOf(page)).toEqual(['loader']);
    expect(complaints).toEqual([]);
    await close();
  });

  it('[REG-13] keeps every element when its accordions are opened, and downloads nothing but them', async () => {
    const { page, complaints, close } = await openVisit(stage.browser);
    await page.goto(`${stage.demo.siteOrigin(site)}/`, { waitUntil: 'networkidle' });
    await remember(page);
    const switches = page.locator('[data-part*="part-accordion"] button[aria-expanded]');
    const count = await switches.count();
    for (let index = 0; index < count; index += 1) {
      const one = switches.nth(index);
      if ((await one.getAttribute('aria-expanded')) === 'true') continue;
      await one.click();
      await expect.poll(() => one.getAttribute('aria-expanded')).toBe('true');
    }
    const hosts = page.locator('[data-part*="part-accordion"]');
    const states = await hosts.evaluateAll((all) => all.map((host) => host.getAttribute('data-hydrated')));
    const { served, now, same } = await kept(page);
    expect({ now, same }).toEqual({ now: served, same: served });
    expect(states.filter((state) => state === 'failed')).toEqual([]);
    // Of no component but those that the visitor touched.
    const allowed = new Set([
      'loader',
      'hydrate',
      'part-core',
      'part-accordion',
      'rolldown-runtime',
      'navigation',
      'popups',
    ]);
    expect((await scriptsOf(page)).filter((name) => !allowed.has(name))).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('finds accordions to open on at least one home page', async () => {
  const { page, close } = await openVisit(stage.browser);
  const counts: number[] = [];
  for (const site of ['andes', 'adria', 'caribe']) {
    await page.goto(`${stage.demo.siteOrigin(site)}/`);
    counts.push(await page.locator('[data-part*="part-accordion"]').count());
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
  await close();
});
