import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { examplesOf } from '../support/render-component.tsx';
import { BOOKED, openEveryExample } from './every-example.ts';

/** Keys as browsers name them, by how schemas spell them; of several, one does something. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  Tab: ['Tab'],
  Enter: ['Enter'],
  Space: [' '],
  Escape: ['Escape'],
  Home: ['Home'],
  End: ['End'],
  '+': ['+'],
  '-': ['-'],
  'Arrow up': ['ArrowUp'],
  'Arrow down': ['ArrowDown'],
  'Arrow left': ['ArrowLeft'],
  'Arrow right': ['ArrowRight'],
  'Arrow keys': ['ArrowRight', 'ArrowDown'],
};

interface Documented {
  readonly 'x-docs': { readonly keyboard: readonly { readonly keys: string }[] };
}
const SCHEMAS = import.meta.glob<Documented>('../../schemas/components/[A-Z]*.schema.json', {
  import: 'default',
  eager: true,
});

/** The keys of each component that has some. */
const DECLARED = Object.entries(SCHEMAS).flatMap(([file, { 'x-docs': docs }]) => {
  const keys = docs.keyboard.flatMap((row) => row.keys.split(/, | and /));
  const name = basename(file, '.schema.json') as ComponentName;
  return keys.length > 0 ? [[name, [...new Set(keys)]] as const] : [];
});

/** Keys that are not pressed with the others, and why. */
const APART: Partial<Record<ComponentName, Readonly<Record<string, string>>>> = {
  CancelBookingForm: {
    Escape: 'closes a dialog that opens once the form is filled in: in a test of its own below',
  },
  SearchForm: {
    Escape:
      'closes a calendar that is loaded later: pressed in src/components/search-form/trip-calendar.test.tsx',
  },
  Map: {
    Space: 'opens a point of the map once that is there: in a test of its own below',
    Escape: 'closes a point: in a test of its own below',
  },
  SearchResults: {
    Escape: 'closes details and filters, which are opened more stops away: in a test of its own below',
  },
  VideoPlayer: { Space: 'is answered by the controls of the browser, once the film is there' },
};

/** Stops of the Tab key that are tried. */
const STOPS = 10;

/** What the page is given before it loads. */
interface WatchedWindow {
  /** All that a key may change, as text. */
  look(): string;
}

/** Runs before the page: counts what its controls say, and lets no link or form lead away. */
function watchPage() {
  let told = 0;
  for (const type of ['click', 'submit', 'change', 'input', 'play', 'pause', 'toggle', 'close'])
    addEventListener(type, () => void (told += 1), true);
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  addEventListener('submit', (event) => event.preventDefault());
  (window as unknown as WatchedWindow).look = () => {
    const all = [...document.querySelectorAll<HTMLElement>('body, body *')];
    return JSON.stringify([
      told,
      all.indexOf(document.activeElement as HTMLElement),
      location.href,
      document.body.innerHTML,
      all
        .filter((element) => element !== document.body)
        .map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop),
      all.flatMap((element) => ('value' in element ? [element.value] : [])),
    ]);
  };
}

const served = openEveryExample({ reducedMotion: 'reduce' }, watchPage);

/** How long a key may take to show what it does. */
const PATIENCE_MS = 200;

/** What the page shows once it stands still, so that what came before is not taken for what a key does. */
const lookOnceStill = () =>
  served.page.evaluate(async () => {
    const { look } = window as unknown as WatchedWindow;
    let seen = look();
    for (let round = 0; round < 20; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = look();
      if (now === seen) return seen;
      seen = now;
    }
    throw new Error('the page does not stand still');
  });

async function does(key: string): Promise<boolean> {
  const before = await lookOnceStill();
  await served.page.keyboard.press(key);
  return served.page
    .waitForFunction((look) => (window as unknown as WatchedWindow).look() !== look, before, {
      timeout: PATIENCE_MS,
    })
    .then(
      () => true,
      (failure: Error) => {
        if (failure.name === 'TimeoutError') return false;
        throw failure;
      },
    );
}

/** Opens an example and moves the focus to one of its stops. @returns whether there is such a stop */
async function goTo(path: string, stop: number): Promise<boolean> {
  await served.page.goto(`${served.origin}${path}`);
  for (let press = 0; press <= stop; press += 1) await served.page.keyboard.press('Tab');
  const isInside = () =>
    served.page.evaluate(
      () =>
        document.activeElement?.closest('main') !== null &&
        document.activeElement?.closest('main') !== undefined,
    );
  if (!(await isInside())) return false;
  await served.page.waitForFunction(
    () => document.activeElement?.closest('[data-island]:not([data-hydrated])') == null,
  );
  return true;
}

/**
 * Which of the keys do nothing at any stop of any example, pressed at once or after what a press of Enter, or else of
 * Space, opens.
 */
async function withoutEffect(name: ComponentName, declared: readonly string[]): Promise<string[]> {
  const left = new Set(declared);
  const press = async (arrive: () => Promise<boolean>) => {
    for (const spelled of left)
      for (const key of KEYS[spelled] ?? [])
        if (left.has(spelled) && (await does(key))) {
          left.delete(spelled);
          if (!(await arrive())) return;
        }
  };
  for (const { name: example } of examplesOf(name)) {
    const path = `/${name}/${example}`;
    for (let stop = 0; stop < STOPS && left.size > 0 && (await goTo(path, stop)); stop += 1) {
      left.delete('Tab');
      await press(() => goTo(path, stop));
      if (left.size === 0) break;
      for (const opener of ['Enter', ' ']) {
        const open = async () => (await goTo(path, stop)) && does(opener);
        if (!(await open())) continue;
        await press(open);
        break;
      }
    }
  }
  return [...left];
}

describe('by keyboard', () => {
  it('every key that a schema declares is one that is pressed here', () => {
    const spelled = DECLARED.flatMap(([, keys]) => keys);
    expect(spelled.filter((key) => !(key in KEYS))).toEqual([]);
  });

  it.each(DECLARED)(
    'each key of %s does something',
    async (name, keys) => {
      const apart = Object.keys(APART[name] ?? {});
      expect(apart.filter((key) => !keys.includes(key))).toEqual([]);
      expect(
        await withoutEffect(
          name,
          keys.filter((key) => !apart.includes(key)),
        ),
      ).toEqual([]);
    },
    120_000,
  );

  it('a key that does nothing is noticed', async () => {
    expect(await withoutEffect('Image', ['Tab', 'Enter', 'Escape', 'Home'])).toEqual(['Escape', 'Home']);
  }, 60_000);

  it('Escape closes the details and the filters of SearchResults, and the focus is where they were opened', async () => {
    const openAndClose = async (opener: string, opened: string) => {
      await goTo('/SearchResults/cards', 0);
      await served.page.locator(opener).first().press('Enter');
      await served.page.locator(opened).waitFor();
      await served.page.keyboard.press('Escape');
      await served.page.locator(opened).waitFor({ state: 'hidden' });
      expect(await served.page.evaluate((given) => document.activeElement?.matches(given), opener)).toBe(
        true,
      );
    };
    await openAndClose('[data-select]', '[data-details-of]:not([hidden])');
    const size = served.page.viewportSize();
    await served.page.setViewportSize({ width: 360, height: 740 });
    await openAndClose('[data-select]', 'dialog[data-sheet] [data-details-of]');
    await openAndClose('[data-open-filters]', 'dialog[data-drawer-of]');
    if (size) await served.page.setViewportSize(size);
  });

  it('Space opens a point of Map, and Escape closes it and goes back to its pin', async () => {
    await served.page.goto(`${served.origin}/Map/offices`);
    await served.page.locator('[data-island] a').focus();
    await served.page.locator('[data-hydrated] a').press('Enter');
    await served.page.locator('.map-pin').first().press(' ');
    await served.page.locator('.leaflet-popup').waitFor();
    await served.page.keyboard.press('Escape');
    await served.page.locator('.leaflet-popup').waitFor({ state: 'detached' });
    expect(await served.page.evaluate(() => document.activeElement?.matches('.map-pin'))).toBe(true);
  });

  it('Escape closes the dialog of CancelBookingForm, and nothing is cancelled', async () => {
    const sent: string[] = [];
    await served.page.route('**/api/**', (route) => {
      sent.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: BOOKED });
    });
    await goTo('/CancelBookingForm/usual', 0);
    await served.page.locator('[name="number"]').fill('7KM4PX');
    await served.page.locator('[name="who"]').fill('ana@example.com');
    await served.page.keyboard.press('Enter');
    await served.page.locator('dialog[open]').waitFor();
    await served.page.keyboard.press('Escape');
    await served.page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(sent).toContain('/api/booking/book');
    expect(sent).not.toContain('/api/booking/cancel');
    await served.page.unroute('**/api/**');
  });
});
