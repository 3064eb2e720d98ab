// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { liveExample, showExample } from '../../../tests/support/render-component.tsx';

const QUESTIONS = ['What do I need at the desk?', 'May I cross the border?', 'What if my flight is late?'];
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button')];
const expanded = () => buttons().map((button) => button.getAttribute('aria-expanded') === 'true');
const regionOf = (button: HTMLButtonElement | undefined) =>
  document.getElementById(button?.getAttribute('aria-controls') ?? '') as HTMLElement;

async function openLive(props: object = {}) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const element = await liveExample('Accordion', 'questions', { props: props as Record<string, unknown> });
  await act(async () => createRoot(host).render(element));
}

const click = (position: number) => act(async () => buttons()[position]?.click());

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

describe('Accordion', () => {
  it.each([
    ['firstExpanded', [true, false, false]],
    ['allExpanded', [true, true, true]],
    ['allCollapsed', [false, false, false]],
  ])('[COMP-04] begins as %s says', async (initial, expected) => {
    await showExample('Accordion', 'questions', { props: { initial } });
    expect(expanded()).toEqual(expected);
    expect(buttons().map((button) => regionOf(button).hidden)).toEqual(expected.map((isOpen) => !isOpen));
  });

  it('[COMP-04] puts header buttons into headings and ties each to its region', async () => {
    await showExample('Accordion', 'questions', { props: { headingLevel: 4 } });
    expect([...document.querySelectorAll('h4')].map((heading) => heading.textContent)).toEqual(QUESTIONS);
    for (const button of buttons()) {
      expect(button.type).toBe('button');
      expect(regionOf(button).getAttribute('role')).toBe('region');
      expect(regionOf(button).getAttribute('aria-labelledby')).toBe(button.id);
    }
    expect(regionOf(buttons()[1]).textContent).toBe(
      'Yes, with the green card that we give you free of charge.',
    );
  });

  it('[COMP-04] leaves the other items open when several may be', async () => {
    await openLive();
    await click(2);
    expect(expanded()).toEqual([true, false, true]);
    await click(0);
    expect(expanded()).toEqual([false, false, true]);
  });

  it('[COMP-04] closes the other items when only one may be open', async () => {
    await openLive({ multiple: false });
    await click(1);
    expect(expanded()).toEqual([false, true, false]);
    await click(1);
    expect(expanded()).toEqual([false, false, false]);
  });

  it('[COMP-04] marks questions and answers for search engines only when asked to', async () => {
    const body = await showExample('Accordion', 'questions', { props: { faqData: true } });
    expect(body.querySelector('[itemtype="https://schema.org/FAQPage"]')).not.toBeNull();
    const questions = [...body.querySelectorAll('[itemprop="mainEntity"]')];
    expect(questions.map((question) => question.querySelector('[itemprop="name"]')?.textContent)).toEqual(
      QUESTIONS,
    );
    expect(
      questions[0]?.querySelector('[itemprop="acceptedAnswer"] > [itemprop="text"]')?.textContent,
    ).toContain('Your licence');
    expect((await showExample('Accordion', 'questions')).querySelector('[itemprop], [itemtype]')).toBeNull();
  });

  it('serves every content, so that it can be read without scripts', async () => {
    const body = await showExample('Accordion', 'collapsed');
    expect(body.querySelector('[data-island="/assets/island-accordion.js"]')).not.toBeNull();
    expect([...body.querySelectorAll('[data-reveal]')].map((region) => region.textContent)).toEqual([
      'Yes, on every rental.',
      'At least 21, with a licence held for a year.',
    ]);
  });

  it('renders nothing without items', async () => {
    expect((await showExample('Accordion', 'empty')).innerHTML).toBe('');
  });
});
