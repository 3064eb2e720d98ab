import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openExampleSite } from './example-site.ts';

const shared = { island: 'carousel', folder: 'ui/carousel' };
const PHONE = { viewport: { width: 390, height: 800 } };
const DESKTOP = { viewport: { width: 1000, height: 800 } };

type Opened = ReturnType<typeof openExampleSite>;

/** A live carousel with ways to ask for what is in sight. */
async function openLive({ open }: Opened, options: BrowserContextOptions) {
  const page = await open('', options);
  const list = page.locator('[data-list]');
  await page.locator('[data-moving]').waitFor();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    page,
    list,
    button,
    dots: page.locator('[data-dots] > button'),
    /** Positions of the slides that are whole in sight, once nothing moves any more. */
    inSight: () =>
      list.evaluate((box) => {
        const edges = box.getBoundingClientRect();
        return [...box.querySelectorAll('[aria-roledescription="slide"]')].flatMap((slide, position) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= edges.left - 1 && right <= edges.right + 1 ? [position] : [];
        });
      }),
  };
}

describe('a carousel of several slides side by side', () => {
  const site = openExampleSite({ ...shared, component: 'TestimonialCarousel', example: 'quotes' });

  it('[COMP-03] moves by its buttons, its dots, arrow keys and Home and End, and says where it is', async () => {
    const { page, button, dots, inSight } = await openLive(site, PHONE);
    const status = page.getByRole('status');
    const current = () => page.locator('[aria-current]').getAttribute('aria-label');
    expect([await dots.count(), await inSight(), await current()]).toEqual([4, [0], 'Go to 1 of 4']);
    expect(await button('Previous').getAttribute('aria-disabled')).toBe('true');

    await button('Next').click();
    await expect.poll(inSight).toEqual([1]);
    expect([await status.textContent(), await current()]).toEqual(['2 of 4', 'Go to 2 of 4']);
    await button('Previous').click();
    await expect.poll(inSight).toEqual([0]);
    await button('Go to 3 of 4').click();
    await expect.poll(inSight).toEqual([2]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(inSight).toEqual([3]);
    await page.keyboard.press('ArrowRight');
    expect(await status.textContent()).toBe('4 of 4');
    expect(await button('Next').getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Home');
    await expect.poll(inSight).toEqual([0]);
    await page.keyboard.press('End');
    await expect.poll(inSight).toEqual([3]);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(inSight).toEqual([2]);
  });

  it('[COMP-03] moves by a swipe', async () => {
    const { page, list, inSight } = await openLive(site, PHONE);
    const box = await list.boundingBox();
    if (!box) throw new Error('the list is not in sight');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 300, y);
    await page.mouse.down();
    for (const x of [260, 200, 120, 60]) await page.mouse.move(box.x + x, y);
    await page.mouse.up();
    await expect.poll(inSight).not.toContain(0);
  });

  it('[COMP-03] shows as many slides as fit the width, and needs as many stops less', async () => {
    const phone = await openLive(site, PHONE);
    expect([await phone.inSight(), await phone.dots.count()]).toEqual([[0], 4]);
    const desktop = await openLive(site, DESKTOP);
    expect([await desktop.inSight(), await desktop.dots.count()]).toEqual([[0, 1, 2], 2]);
    await desktop.page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(() => desktop.inSight()).toEqual([0, 1]);
  });

  it('[COMP-03] names itself and each of its slides for screen readers', async () => {
    const { page } = await openLive(site, DESKTOP);
    const carousel = page.locator('section[aria-roledescription="carousel"]');
    expect(await carousel.getAttribute('aria-label')).toBe('What customers say');
    const slides = await page.locator('[role="group"][aria-roledescription="slide"]').all();
    expect(await Promise.all(slides.map((slide) => slide.getAttribute('aria-label')))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ]);
  });

  it('stays where it is as it becomes live, without any shift', async () => {
    const page = await site.open('', PHONE);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((entries) => {
            for (const entry of entries.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 600);
        }),
    );
    expect(shift).toBe(0);
  });

  it('is a list that scrolls and snaps where scripts do not run, without buttons that would do nothing', async () => {
    const page = await site.open('', { ...PHONE, javaScriptEnabled: false });
    const list = page.locator('[data-list]');
    expect(await page.locator('[data-controls]').isVisible()).toBe(false);
    await list.hover();
    await page.mouse.wheel(340, 0);
    const last = page.locator('[aria-label="4 of 4"]');
    await last.scrollIntoViewIfNeeded();
    expect(await last.isVisible()).toBe(true);
    expect(await list.evaluate((box) => getComputedStyle(box).scrollSnapType)).toContain('x');
  });
});

describe('a carousel that moves by itself in a loop', () => {
  const site = openExampleSite({ ...shared, component: 'Slider', example: 'moving', props: { autoplay: 4 } });
  const current = (page: Awaited<ReturnType<typeof openLive>>['page']) => () =>
    page.locator('[aria-current]').getAttribute('aria-label');
  const openMoving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const live = await openLive(site, { ...DESKTOP, reducedMotion });
    const { page, button } = live;
    await page.clock.install();
    return {
      ...live,
      /** Starts it by its button, under a clock that the test moves, and leaves it alone. */
      start: async () => {
        const stop = button('Stop the automatic movement');
        if (await stop.isVisible()) await stop.click();
        await button('Start the automatic movement').click();
      },
      /** Takes the pointer and the focus away. */
      leave: async () => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.mouse.move(5, 795);
      },
    };
  };

  it('[COMP-03] goes round, forwards and backwards', async () => {
    const { page, button } = await openMoving('reduce');
    await button('Previous').click();
    await expect.poll(current(page)).toBe('Go to 2 of 2');
    await button('Next').click();
    await expect.poll(current(page)).toBe('Go to 1 of 2');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(current(page)).toBe('Go to 1 of 2');
  });

  it('[COMP-03] moves on by itself, not under the pointer, with the focus inside or once it is paused', async () => {
    const { page, list, button, start, leave } = await openMoving('no-preference');
    const afterFive = async () => {
      await page.clock.runFor(5_000);
      return current(page)();
    };
    const afterEachSecond = async () => {
      await page.clock.runFor(1_000);
      return current(page)();
    };
    await start();
    await leave();
    await expect.poll(afterEachSecond).toBe('Go to 2 of 2');
    await list.hover();
    expect(await afterFive()).toBe('Go to 2 of 2');
    await list.focus();
    await page.mouse.move(5, 795);
    expect(await afterFive()).toBe('Go to 2 of 2');
    await leave();
    await expect.poll(afterEachSecond).toBe('Go to 1 of 2');
    await button('Stop the automatic movement').click();
    await leave();
    expect(await afterFive()).toBe('Go to 1 of 2');
  });

  it('[COMP-03] starts by itself, but not for those who prefer less motion', async () => {
    const moving = await openMoving('no-preference');
    expect(await moving.button('Stop the automatic movement').isVisible()).toBe(true);
    const { page, button } = await openMoving('reduce');
    expect(await button('Start the automatic movement').isVisible()).toBe(true);
    await page.clock.runFor(9_000);
    expect(await current(page)()).toBe('Go to 1 of 2');
  });
});
