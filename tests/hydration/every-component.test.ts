import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { baseCss } from '../../src/runtime/theme/base-css.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { launchBrowser } from '../support/browser.ts';
import { ANSWERS } from '../support/checkout-tab.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { allExamples, examplesOf, servedExample, testAddress } from '../support/render-component.tsx';
import { buildBrowser, serveSite, type TestSite } from './serve.ts';

const ISLANDS = Object.keys(import.meta.glob('../../src/**/*.island.tsx')).map(
  (file) => [`island-${basename(file, '.island.tsx')}`, join(import.meta.dirname, file)] as const,
);

/** Still to be cancelled, by who has its key. */
const BOOKED = {
  ...(ANSWERS['/api/booking/book'] as object),
  accessKey: 'the-key',
  cancellation: { isPossible: true, fee: 59.33, freeUntil: '2026-05-09T10:00:00Z', feeAfter: 59.33 },
};

let site: TestSite;
let browser: Browser;
/** Where scripts do not run, and where keys are pressed. */
let still: Page;
let page: Page;
const pages = new Map<string, string>();
const outDir = mkdtempSync(join(tmpdir(), 'every-component-'));

beforeAll(async () => {
  const files = await buildBrowser(outDir, Object.fromEntries(ISLANDS));
  const fileOf = (entry: string) => files.find(({ name }) => name === entry)?.fileName ?? '';
  const theme = themeCss(testAddress().site.theme);
  for (const [name, example] of allExamples()) {
    const { html, needs } = await servedExample(name, example, {
      islandUrl: (island) => `/${fileOf(`island-${island}`)}`,
      search: `${SAMPLE_SEARCH}&bookingId=7KM4PX&accessKey=the-key`,
      api: fakeApi({ ...ANSWERS, '/api/booking/book': BOOKED }),
    });
    pages.set(
      `/${name}/${example}`,
      `<style>${theme}${baseCss}</style><style>${needs.css}</style><main>${html}</main>`,
    );
  }
  site = await serveSite(outDir, fileOf('loader'), (path) => pages.get(path) ?? null);
  browser = await launchBrowser();
  still = await browser.newPage({ javaScriptEnabled: false });
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(watchPage);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  rmSync(outDir, { recursive: true, force: true });
});

/** What is not in sight without scripts, by the component and the selector of the part, and why that is right. */
const OUT_OF_SIGHT: readonly (readonly [component: ComponentName, part: string, why: string])[] = [
  ['Countdown', '[role="timer"]', 'its seconds would stand still: the date of the end is shown in its place'],
  ['SearchResults', '[data-details-of]', 'details of a car open by a link that the server answers'],
  [
    'Checkout',
    'button[popovertarget]',
    'the bar of a phone: on this screen the summary stands beside the form',
  ],
];

/** Texts that a page shows later, by the example that has them, and why. */
const SHOWN_LATER: Readonly<Record<string, readonly [text: string, why: string]>> = {
  'CancelBookingForm own-texts': ['We hope to see you another time.', 'once the booking is cancelled'],
  'Tabs horizontal': ['About the rental', 'as the name of the list of tabs, which is one with scripts alone'],
  'ContactForm own-text': ['We call you back within two hours, on weekends too.', 'once the form is sent'],
};

/** Texts that stand in a frame, at an address of their own. */
const isFramed = (name: ComponentName, example: string) =>
  examplesOf(name).find((one) => one.name === example)?.props.mode === 'frame';

interface Looked {
  /** HTML of texts that must be in sight. */
  readonly texts: readonly string[];
  /** Selectors of parts that may be out of sight. */
  readonly except: readonly string[];
}

/** Runs in the page: what of it a visitor without scripts cannot see. */
function lookFor({ texts, except }: Looked) {
  // Opened by a press, which needs no script.
  for (const details of document.querySelectorAll('details')) details.open = true;
  const main = document.querySelector('main') as HTMLElement;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const allowed = ['[data-needs-script]', ...except].join();
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const words = (html: string) =>
    plain(new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '');
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  const hidden: string[] = [];
  const used = new Set<string>();
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement as Element;
    const text = nodes.currentNode.textContent ?? '';
    if (plain(text) === '' || parent.matches('script, style, option')) continue;
    // What needs scripts is hidden where there are none, by a rule.
    if (isSeen(parent) || parent.closest('[data-needs-script]')) seen.push(text);
    else if (!parent.closest(allowed)) hidden.push(plain(text));
    else for (const part of except) if (parent.closest(part)) used.add(part);
  }
  for (const link of main.querySelectorAll('a[href]'))
    if (!isSeen(link) && !link.closest(allowed)) hidden.push(`the link to ${link.getAttribute('href')}`);
  const named = [...main.querySelectorAll('*')].flatMap((element) =>
    ['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const all = plain(`${seen.join('')} ${named.join(' ')}`);
  return {
    // A text may be said twice.
    hidden: hidden.filter((text) => !all.includes(text)),
    missing: texts.filter((text) => !all.includes(words(text))),
    unused: except.filter((part) => !used.has(part)),
  };
}

describe('without scripts', () => {
  const look = async (name: ComponentName, example: string) => {
    await still.goto(`${site.origin}/${name}/${example}`);
    const told = Object.values(examplesOf(name).find((one) => one.name === example)?.texts ?? {});
    const later = SHOWN_LATER[`${name} ${example}`]?.[0];
    const texts = isFramed(name, example) ? [] : told.filter((text) => text !== later);
    const except = OUT_OF_SIGHT.filter(([component]) => component === name).map(([, part]) => part);
    return still.evaluate(lookFor, { texts, except });
  };

  it.each(Object.entries(SHOWN_LATER))('the later text of %s is not there before', async (of, [text]) => {
    await still.goto(`${site.origin}/${of.replace(' ', '/')}`);
    const { missing } = await still.evaluate(lookFor, { texts: [text], except: [] });
    expect(missing).toEqual([text]);
  });

  it.each(allExamples())('every text and link of %s is in sight: %s', async (name, example) => {
    const { hidden, missing } = await look(name, example);
    expect({ hidden, missing }).toEqual({ hidden: [], missing: [] });
  });

  it.each(OUT_OF_SIGHT)('%s has a part out of sight, as is written here: %s', async (name) => {
    expect((await look(name, examplesOf(name)[0]?.name ?? '')).unused).toEqual([]);
  });

  it('a text that a script would show is missed', async () => {
    await still.setContent(
      '<main><p hidden>Tucked away</p><p>Told</p><a href="/x" style="display:none"></a></main>',
    );
    expect(await still.evaluate(lookFor, { texts: ['Told', 'Never told'], except: [] })).toEqual({
      hidden: ['Tucked away', 'the link to /x'],
      missing: ['Never told'],
      unused: [],
    });
  });
});

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

/** How long a key may take to show what it does. */
const PATIENCE_MS = 200;

/** What the page shows once it stands still, so that what came before is not taken for what a key does. */
const lookOnceStill = () =>
  page.evaluate(async () => {
    const { look } = window as unknown as WatchedWindow;
    let seen = look();
    for (let round = 0; round < 20; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const now = look();
      if (now === seen) break;
      seen = now;
    }
    return seen;
  });

async function does(key: string): Promise<boolean> {
  const before = await lookOnceStill();
  await page.keyboard.press(key);
  return page
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
  await page.goto(`${site.origin}${path}`);
  for (let press = 0; press <= stop; press += 1) await page.keyboard.press('Tab');
  const isInside = () =>
    page.evaluate(
      () =>
        document.activeElement?.closest('main') !== null &&
        document.activeElement?.closest('main') !== undefined,
    );
  if (!(await isInside())) return false;
  await page.waitForFunction(
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
      await page.locator(opener).first().press('Enter');
      await page.locator(opened).waitFor();
      await page.keyboard.press('Escape');
      await page.locator(opened).waitFor({ state: 'hidden' });
      expect(await page.evaluate((given) => document.activeElement?.matches(given), opener)).toBe(true);
    };
    await openAndClose('[data-select]', '[data-details-of]:not([hidden])');
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await openAndClose('[data-select]', 'dialog[data-sheet] [data-details-of]');
    await openAndClose('[data-open-filters]', 'dialog[data-drawer-of]');
    if (size) await page.setViewportSize(size);
  });

  it('Space opens a point of Map, and Escape closes it and goes back to its pin', async () => {
    await page.goto(`${site.origin}/Map/offices`);
    await page.locator('[data-island] a').focus();
    await page.locator('[data-hydrated] a').press('Enter');
    await page.locator('.map-pin').first().press(' ');
    await page.locator('.leaflet-popup').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.leaflet-popup').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.matches('.map-pin'))).toBe(true);
  });

  it('Escape closes the dialog of CancelBookingForm, and nothing is cancelled', async () => {
    const sent: string[] = [];
    await page.route('**/api/**', (route) => {
      sent.push(new URL(route.request().url()).pathname);
      return route.fulfill({ json: BOOKED });
    });
    await goTo('/CancelBookingForm/usual', 0);
    await page.locator('[name="number"]').fill('7KM4PX');
    await page.locator('[name="who"]').fill('ana@example.com');
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(sent).toContain('/api/booking/book');
    expect(sent).not.toContain('/api/booking/cancel');
    await page.unroute('**/api/**');
  });
});
