import { describe, expect, it } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { allExamples, examplesOf } from '../support/render-component.tsx';
import { openEveryExample } from './every-example.ts';

const served = openEveryExample({ javaScriptEnabled: false });

/** What is not in sight without scripts, by the component and the selector of the part, and why that is right. */
const OUT_OF_SIGHT: readonly (readonly [component: ComponentName, part: string, why: string])[] = [
  ['Countdown', '[role="timer"]', 'its seconds would stand still: the date of the end is shown in its place'],
  ['SearchResults', '[data-details-of]', 'details of a car open by a link that the server answers'],
  [
    'Checkout',
    'button[popovertarget]',
    'the bar of a phone: on this screen the summary stands beside the form',
  ],
  ['Checkout', 'header > h1 + p', 'the car and the trip, for a phone: on this screen the summary has them'],
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
    await served.page.goto(`${served.origin}/${name}/${example}`);
    const told = Object.values(examplesOf(name).find((one) => one.name === example)?.texts ?? {});
    const later = SHOWN_LATER[`${name} ${example}`]?.[0];
    const texts = isFramed(name, example) ? [] : told.filter((text) => text !== later);
    const except = OUT_OF_SIGHT.filter(([component]) => component === name).map(([, part]) => part);
    return served.page.evaluate(lookFor, { texts, except });
  };

  it.each(Object.entries(SHOWN_LATER))('the later text of %s is not there before', async (of, [text]) => {
    await served.page.goto(`${served.origin}/${of.replace(' ', '/')}`);
    const { missing } = await served.page.evaluate(lookFor, { texts: [text], except: [] });
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
    await served.page.setContent(
      '<main><p hidden>Tucked away</p><p>Told</p><a href="/x" style="display:none"></a></main>',
    );
    expect(await served.page.evaluate(lookFor, { texts: ['Told', 'Never told'], except: [] })).toEqual({
      hidden: ['Tucked away', 'the link to /x'],
      missing: ['Never told'],
      unused: [],
    });
  });
});
