import { expect, it } from 'vitest';
import { prepareImport } from './prepare-import.ts';
import { problemLines } from './problem-lines.ts';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const BUILDER = { format: 1, sections: [], translations: {} };
const button = { id: 'b', type: 'Button', v: 1, props: { label: 'l', link: { pageId: 'gone' } } };
// Publishing does not ask for promotions, which end by themselves.
const promotions = { id: 'p', type: 'PromotionsGrid', v: 1, props: { promotionIds: ['summer'] } };
const FILES = {
  'site.json': { format: 1, id: 'bay', name: 'Bay', hosts: ['bay.localhost'] },
  'settings/header.json': { published: { menu: { menuId: 'main' } } },
  'pages/home.json': { position: 0, published: { builder: BUILDER, layoutId: 'wide' } },
  'pages/offers.json': {
    position: 1,
    published: { builder: { ...BUILDER, sections: [button, promotions] } },
  },
  'menus/foot.json': {
    position: 0,
    published: { name: 'Foot', menuItems: [{ id: 'a', pageId: 'unread', label: { en: 'A' } }] },
  },
  // A page that cannot be read is there all the same.
  'pages/unread.json': Buffer.from('{'),
  'booking/taxes.json': [{ id: 'vat', names: {}, basisPoints: -1 }],
};

const prepare = (onSite: readonly string[]) =>
  prepareImport(
    new Map(
      Object.entries(FILES).map(([path, value]) => [path, Buffer.isBuffer(value) ? value : json(value)]),
    ),
    {
      naming: {},
      cleanDrawing: (content) => Promise.resolve(content),
      findMissing: (_siteId, references) =>
        Promise.resolve(references.filter(({ id }) => !onSite.includes(id))),
    },
  );
const linesOf = async (...onSite: readonly string[]) =>
  problemLines('bay', (await prepare(onSite)).problems).filter((line) => line.includes('names the'));

it('names what documents refer to and neither folder nor site has, beside whatever else is wrong', async () => {
  expect((await prepare([])).problems.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['pages/unread.json', 'booking/taxes.json', 'settings/header.json']),
  );
  expect(await linesOf()).toEqual([
    '    /published/layoutId names the layout wide, which is not there',
    '    /published component b/props/link/pageId names the page gone, which is not there',
    '    /published/menu/menuId names the menu main, which is not there',
  ]);
  expect(await linesOf('main', 'wide')).toEqual([
    '    /published component b/props/link/pageId names the page gone, which is not there',
  ]);
});
