// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showExample } from '../../../tests/support/render-component.tsx';

const show = async (example: string, props: Record<string, unknown> = {}) =>
  (await showExample('List', example, { props })).firstElementChild as HTMLElement;

/** Its entries, each with those below it. */
const entries = (list: Element | null): unknown[] =>
  [...(list?.children ?? [])].map((item) => [
    item.querySelector('div')?.firstChild?.textContent ?? item.textContent,
    ...entries(item.querySelector('ul, ol')),
  ]);

describe('List', () => {
  it.each([
    ['unordered', 'UL'],
    ['ordered', 'OL'],
    ['icons', 'UL'],
  ])('[COMP-28] is a list: %s', async (kind, tag) => {
    const list = await show('marked', { kind });
    expect([list.tagName, list.dataset.kind]).toEqual([tag, kind]);
    expect(list.querySelector('li li')?.parentElement?.tagName).toBe(tag);
    expect([...list.children].map(({ tagName }) => tagName)).toEqual(['LI', 'LI', 'LI']);
  });

  it('[COMP-28] has entries below an entry', async () => {
    expect(entries(await show('marked'))).toEqual([
      ['Driving licence, held for a year'],
      [
        'Passport or identity card',
        ['A copy is not enough'],
        ['For the border: the original of every traveller'],
      ],
      ['A card for the deposit'],
    ]);
  });

  it('[COMP-28] is in the language of the page', async () => {
    const texts = { ta: 'Führerschein', tb1: 'Eine Kopie reicht nicht' };
    const body = await showExample('List', 'marked', { language: 'de', texts });
    expect(body.querySelector('li')?.textContent).toBe('Führerschein');
    expect(body.querySelector('li li')?.textContent).toBe('Eine Kopie reicht nicht');
  });

  it('[COMP-28] has an icon before each entry: its own or that of the list', async () => {
    const list = await show('icons');
    const shapes = [...list.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    expect(shapes).toHaveLength(4);
    expect(shapes[1]).toBe(shapes[3]);
    expect(new Set(shapes).size).toBe(3);
    expect(list.getAttribute('role')).toBe('list');
    expect((await show('marked')).querySelector('svg')).toBeNull();
  });

  it.each([1, 2, 3])('[COMP-28] has %i columns', async (columns) => {
    expect((await show('icons', { columns })).dataset.columns).toBe(String(columns));
  });

  it('leaves out entries without a text, and renders nothing without entries', async () => {
    const items = [
      { id: 'a', text: 'ta' },
      { id: 'b', text: 'none', items: [{ id: 'c', text: 'none' }] },
    ];
    expect(entries(await show('marked', { items }))).toEqual([['Driving licence, held for a year']]);
    expect((await showExample('List', 'empty')).innerHTML).toBe('');
  });
});
