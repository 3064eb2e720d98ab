import { describe, expect, it } from 'vitest';
import { bodyFindings } from '../../../src/site/findings/body-findings.ts';
import { withMenuEntry } from './menu-entry.ts';

const NAMINGS = { hr: { title: ' Ponuda ', slug: 'ponuda' }, de: { title: '', slug: '' } };
const entry = (id: string, rest: object = {}) => ({
  id,
  label: {},
  pageId: '',
  url: '',
  menuItems: [],
  ...rest,
});

describe('the entry of a new page in a menu', () => {
  it('is the last one, with the names of the page, and what the menu has stays', () => {
    const menu = { later: 1, menuItems: [entry('fleet', { pageId: 'fleet' })] };
    const changed = withMenuEntry(menu, 'offer', NAMINGS);
    expect(changed).toEqual({
      later: 1,
      menuItems: [
        entry('fleet', { pageId: 'fleet' }),
        { id: 'offer', label: { hr: 'Ponuda' }, pageId: 'offer' },
      ],
    });
    expect(bodyFindings('menu', 'main', { menuItems: changed?.menuItems })).toEqual([]);
  });

  it.each([
    ['in the menu', [entry('offer')]],
    ['in a sub-menu', [entry('more', { menuItems: [entry('offer')] })]],
  ])('has an id of its own where another one is called so %s', (_where, menuItems) => {
    const items = withMenuEntry({ menuItems }, 'offer', NAMINGS)?.menuItems as { id: string }[];
    expect(items.at(-1)?.id).toBe('offer-2');
  });

  it('can be stored whatever the page is called', () => {
    const changed = withMenuEntry({}, `Ponuda_${'x'.repeat(70)}`, NAMINGS);
    expect(bodyFindings('menu', 'main', changed ?? {})).toEqual([]);
  });

  it('is refused by a menu that is full', () => {
    const menuItems = Array.from({ length: 40 }, (_entry, at) => entry(`e${at}`));
    expect(withMenuEntry({ menuItems }, 'offer', NAMINGS)).toBeNull();
  });
});
