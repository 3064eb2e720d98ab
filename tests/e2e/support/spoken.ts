import type { CDPSession, Page } from 'playwright';

/** What a screen reader would say of a page, in order. */
export interface Spoken {
  /** Presses a key and says what has the focus then. */
  press(key: string): Promise<void>;
  /** Says the title and the heading of the page, as a screen reader does when it is opened. */
  page(): Promise<void>;
  /** Says what live regions have told since they were asked last. */
  announcements(): Promise<void>;
  /** Notes what the visitor does. */
  note(what: string): void;
  /** All of it, a line each. */
  text(): string;
}

/** Roles by names of the browser's own. */
const ROLES: Readonly<Record<string, string>> = { DisclosureTriangle: 'disclosure' };

/** Properties of an accessible node that are said, and how. */
const STATES: Readonly<Record<string, (value: unknown) => string>> = {
  required: (value) => (value ? 'required' : ''),
  invalid: (value) => (value === 'true' || value === true ? 'invalid' : ''),
  disabled: (value) => (value ? 'unavailable' : ''),
  checked: (value) => (String(value) === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (String(value) === 'true' ? 'pressed' : 'not pressed'),
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  hasPopup: (value) => (value && value !== 'false' ? `opens a ${value}` : ''),
  selected: (value) => (value ? 'selected' : ''),
};

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly value?: AxValue;
  readonly description?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

const textOf = ({ value }: AxValue = {}) =>
  String(value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

function sentenceOf({ role, name, value, description, properties = [] }: AxNode): string {
  const states = properties.flatMap((property) => STATES[property.name]?.(property.value.value) ?? []);
  return [
    `${ROLES[textOf(role)] ?? textOf(role)} "${textOf(name)}"`,
    ...states.filter(Boolean),
    textOf(value) && `value "${textOf(value)}"`,
    textOf(description) && `described as "${textOf(description)}"`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The node that has the focus, as assistive technology gets it. */
async function focused(page: Page, session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  return nodes[0] ? sentenceOf(nodes[0] as AxNode) : `nothing on ${page.url()}`;
}

/** Notes in every page what its live regions tell. Of what a region tells quickly one after another the last counts. */
const NOTE_ANNOUNCEMENTS = () => {
  const told = new Map<Element, string>();
  const known = new WeakMap<Element, string>();
  Object.assign(window, {
    takeTold: () => {
      const texts = [...told].flatMap(([region, text]) => (known.get(region) === text ? [] : [text]));
      for (const [region, text] of told) known.set(region, text);
      told.clear();
      return texts.filter(Boolean);
    },
  });
  const note = (element: Element) =>
    told.set(element, (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest('[role=status],[role=alert],[aria-live]');
      const added = [...addedNodes].filter((node) => node instanceof Element);
      // Such a region tells what is added or changed in it, any other one all that it holds.
      if (around?.getAttribute('aria-atomic') === 'false')
        for (const one of type === 'characterData' && element ? [element] : added) note(one);
      else if (around) note(around);
      for (const node of added)
        for (const alert of [node, ...node.querySelectorAll('*')])
          if (alert.matches('[role=alert]')) note(alert);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Listens to a tab as a screen reader would; to be called before its first page. */
export async function listenTo(page: Page): Promise<Spoken> {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(NOTE_ANNOUNCEMENTS);
  const lines: string[] = [];
  return {
    async press(key) {
      await page.keyboard.press(key);
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      lines.push(`${key}: ${await focused(page, session)}`);
    },
    async page() {
      const heading = (await page.locator('main h1').first().textContent()) ?? '';
      lines.push(`page "${await page.title()}", heading "${heading.trim()}"`);
    },
    async announcements() {
      await page.waitForTimeout(200);
      const told = await page.evaluate(() => (window as unknown as { takeTold(): string[] }).takeTold());
      for (const text of told) lines.push(`told: ${text}`);
    },
    note: (what) => void lines.push(`(${what})`),
    text: () => `${lines.join('\n')}\n`,
  };
}
