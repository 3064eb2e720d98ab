import type { ElementHandle, Page } from 'playwright';
import { request } from 'undici';
import type { Visit } from './visit.ts';

/** What trying everything on a site found. */
export interface ClickCrawl {
  /** Addresses that were opened, one of each kind. */
  readonly pages: readonly string[];
  /** How many kinds of controls were tried. */
  readonly controls: number;
  /** Dead controls, empty pages, promises instead of content, and all that the browser complained of. */
  readonly faults: readonly string[];
}

/** Promises of something that is not there, in the languages of the product. */
const PROMISES =
  /coming soon|under construction|pr[óo]ximamente|en construcci[óo]n|em breve|em constru[çc][ãa]o|demnächst|im aufbau|uskoro dostup|u izradi|bient[ôo]t disponible|prossimamente|in costruzione|binnenkort beschikbaar|wkr[óo]tce dost|w budowie|netrukus|скоро будет|в разработке|lorem ipsum/i;

/** A reaction to a press is slower than this only when there is none. */
const PATIENCE_MS = 4000;
/** Islands of one page put no more controls in the place of served ones while these are turned to. */
const MOST_REPLACED = 20;

interface Watch {
  /** The next control of a kind that was not tried yet. */
  next(tried: readonly string[]): Element | null;
  isUsable(control: Element): boolean;
  kindOf(control: Element): string;
  /** All that a press could change. */
  state(): string;
}
declare global {
  interface Window {
    watch: Watch;
  }
}

/** In the page: tells controls and states apart. */
function installWatch() {
  const CONTROLS =
    'a[href]:not([download]), button, summary, input[type=checkbox], input[type=radio], select, [role=button], [role=tab]';
  const step = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  /**
   * What a control of the content is called, so that "one more" and "one less" and each extra are tried. The cards of
   * a list count as one, for they differ in their car alone; so do amounts, which change with what was pressed before.
   */
  const nameOf = (control: Element) => {
    if (!control.closest('main') || control.closest('article')) return '';
    const { labels, ariaLabel, textContent } = control as HTMLInputElement;
    const name = ariaLabel ?? labels?.[0]?.textContent ?? textContent ?? '';
    return name.trim().replaceAll(/\d(?:[\d.,\s]*\d)?/g, '#');
  };
  const kindOf = (control: Element) => {
    const path: string[] = [];
    for (
      let at: Element | null = control;
      at && at !== document.body && path.length < 4;
      at = at.parentElement
    )
      path.unshift(step(at));
    const { type = '', dataset } = control as HTMLInputElement;
    return `${path.join(' > ')} ${type} ${dataset.variant ?? ''} ${nameOf(control)}`;
  };
  const isUsable = (control: Element) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    control.closest('[inert]') === null &&
    !control.matches(':disabled, [aria-disabled=true]') &&
    // One of several, and it is the chosen one already.
    !control.matches('[aria-pressed=true], [aria-selected=true], [type=radio]:checked') &&
    /^(#|\/|https?:|$)/.test(control.getAttribute('href') ?? '') &&
    new URL((control as HTMLAnchorElement).href || '#', location.href).hostname === location.hostname;
  // What the browser itself would open changes nothing on the page.
  let opened = 0;
  const open = () => void (opened += 1);
  window.print = open;
  HTMLInputElement.prototype.showPicker = open;
  window.watch = {
    next: (tried) =>
      [...document.querySelectorAll(CONTROLS)].find(
        (control) => isUsable(control) && !tried.includes(kindOf(control)),
      ) ?? null,
    isUsable,
    kindOf,
    state: () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
      const focused = document.activeElement;
      return [
        performance.timeOrigin,
        location.href,
        opened,
        // To become interactive, or to be able to take the focus, is no reaction to a press.
        document.body.outerHTML.replaceAll(/ (data-hydrated|tabindex)="[^"]*"/g, ''),
        fields.map(({ value, checked }) => `${value} ${checked}`).join(),
        // That a popover is open is no attribute.
        document.querySelectorAll(':popover-open').length,
        focused && kindOf(focused) + focused.textContent,
      ].join('\n');
    },
  };
}

/**
 * Moves the focus to a control and waits until its island can be used: a press moves the focus too, and that alone is
 * no reaction.
 * @returns whether it can still be pressed: an island may put other controls in the place of those that were served, or
 * turn off those that lead nowhere yet
 */
async function turnTo(page: Page, control: ElementHandle<Element>): Promise<boolean> {
  const host = await control.evaluateHandle((element) => element.closest('[data-island]'));
  await control.evaluate((element) => (element as HTMLElement).focus());
  await page.waitForFunction((part) => !part || (part as HTMLElement).dataset.hydrated, host);
  return control.evaluate((element) => element.isConnected && window.watch.isUsable(element));
}

/** When the page was loaded, which tells it from the next one; a page that is being left is waited for. */
const loadedAt = async (page: Page): Promise<number> =>
  (await page.waitForFunction(() => performance.timeOrigin)).jsonValue();

/**
 * Presses a control, or chooses another entry of a list.
 * @returns what is wrong with it; '' when it answers, null when an island put another one in its place meanwhile
 */
async function press(page: Page, control: ElementHandle<Element>): Promise<string | null> {
  const what = await control.evaluate((element) => element.outerHTML.slice(0, 160));
  const before = await page.evaluate(() => window.watch.state());
  const opensTab = await control.evaluate((element) => element.getAttribute('target') === '_blank');
  const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
  try {
    if (opensTab) {
      const [tab] = await Promise.all([
        page.waitForEvent('popup', { timeout: PATIENCE_MS }),
        control.click({ timeout: PATIENCE_MS }),
      ]);
      await tab.waitForLoadState();
      const text = await tab.locator('body').textContent();
      await tab.close();
      return text?.trim() ? '' : `opens an empty page: ${what}`;
    }
    if (isList)
      await control.evaluate((list) => {
        const { options, selectedIndex } = list as HTMLSelectElement;
        (list as HTMLSelectElement).selectedIndex = (selectedIndex + 1) % options.length;
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    else await control.click({ timeout: PATIENCE_MS });
    await page.waitForFunction((was) => !window.watch || window.watch.state() !== was, before, {
      timeout: PATIENCE_MS,
      polling: 50,
    });
    return '';
  } catch (error) {
    // A page that was left has no controls any more, and was left by the press.
    if (!(await control.evaluate((element) => element.isConnected).catch(() => true))) return null;
    return `${(error as Error).message.split('\n')[0]}: nothing happens by ${what}`;
  }
}

/** Where the links of a page lead; each is asked by itself where a page takes no scripts. */
async function linksOf(page: Page, takesScripts: boolean): Promise<readonly string[]> {
  const links = page.locator('a[href]:not([download])');
  if (takesScripts)
    return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).href));
  const hrefs = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  return hrefs.map((href) => new URL(href ?? '', page.url()).href);
}

/** Files of a page that cannot be had: a browser opens no page for them. */
async function missingFiles(page: Page): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const link of await page.locator('a[href][download]').all()) {
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
    const { host, port, pathname, search } = new URL(address);
    // Only browsers know where `*.localhost` is.
    const file = `http://127.0.0.1:${port}${pathname}${search}`;
    const { statusCode, body } = await request(file, { headers: { host } });
    await body.dump();
    if (statusCode !== 200) missing.push(`${address} answers ${statusCode} instead of a file`);
  }
  return missing;
}

/** Addresses that differ only in what is searched for show the same kind of page. */
const kindOfPage = ({ pathname, searchParams }: URL) =>
  `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;

/**
 * Opens every kind of page that links and presses lead to, and tries every kind of control on them once.
 * @param starts addresses to begin with
 * @param isOwn whether an address is to be opened
 */
export async function clickThrough(
  { page, complaints }: Visit,
  starts: readonly string[],
  isOwn: (url: URL) => boolean,
): Promise<ClickCrawl> {
  const queue: string[] = [];
  const pages = new Set<string>();
  const tried: string[] = [];
  const faults: string[] = [];
  const find = (address: string) => {
    const url = new URL(address);
    url.hash = '';
    if (!isOwn(url) || pages.has(kindOfPage(url))) return;
    pages.add(kindOfPage(url));
    queue.push(url.href);
  };
  const open = async (address: string, waitUntil: 'load' | 'domcontentloaded' = 'domcontentloaded') => {
    const response = await page.goto(address, { waitUntil });
    // A page that forbids scripts has nothing to press but links, and must not be asked by scripts.
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    if (/\bsandbox\b(?!.*allow-scripts)/.test(policy)) return false;
    await page.evaluate(installWatch);
    await page.locator('[data-hydrate=load]:not([data-hydrated])').waitFor({ state: 'detached' });
    return true;
  };
  starts.forEach(find);
  for (let address = queue.shift(); address; address = queue.shift()) {
    const takesScripts = await open(address, 'load');
    const text = await page.locator('body').innerText();
    if (text.trim().length < 20) faults.push(`${address} is empty`);
    faults.push(...(await missingFiles(page)));
    const promise = PROMISES.exec(text);
    if (promise) faults.push(`${address} promises "${promise[0]}"`);
    (await linksOf(page, takesScripts)).forEach(find);
    if (!takesScripts) continue;

    let isFresh = true;
    let replaced = 0;
    for (;;) {
      const handle = await page.evaluateHandle((known) => window.watch.next(known), tried);
      const control = handle.asElement();
      if (!control) break;
      let kind: string;
      let origin: number;
      let problemOfPress: string | null;
      try {
        kind = await control.evaluate((element) => window.watch.kindOf(element));
        origin = await loadedAt(page);
        problemOfPress = (await turnTo(page, control)) ? await press(page, control) : null;
      } catch (error) {
        // What was pressed before may answer first, and lead to another page then.
        if (!/context was destroyed/.test((error as Error).message) || replaced >= MOST_REPLACED) throw error;
        replaced += 1;
        await open(address);
        isFresh = true;
        continue;
      }
      if (problemOfPress === null && replaced < MOST_REPLACED) {
        replaced += 1;
        continue;
      }
      const problem = problemOfPress ?? `replaced whenever it is turned to: ${kind}`;
      // What was opened before may cover it: then it is tried once more on the page as it is served.
      if (problem && !isFresh) {
        await open(address);
        isFresh = true;
        continue;
      }
      tried.push(kind);
      if (problem) faults.push(`${address}: ${problem}`);
      const hasLeft = (await loadedAt(page)) !== origin;
      find(page.url());
      if (hasLeft || problem) await open(address);
      isFresh = hasLeft || problem !== '';
    }
  }
  return { pages: [...pages], controls: tried.length, faults: [...faults, ...complaints] };
}
