import { expect, it } from 'vitest';
import { surroundingPath } from './surrounding-path.ts';

const component = { type: 'component', sharedComponentId: 'foot' };
const site = {
  id: 'andes',
  settings: {
    site: {
      header: { sharedComponentId: '' },
      languages: [{ isoLanguageName: 'es-AR', isDefault: true, url: '' }],
      layouts: [
        { id: 'default', layoutItems: [component] },
        { id: 'bare', layoutItems: [{ type: 'content', sharedComponentId: '' }] },
      ],
      sharedComponents: [{ id: 'foot', wrapperTag: 'footer' }],
    },
  },
} as unknown as Parameters<typeof surroundingPath>[1];

it.each<[surrounding: 'header' | 'footer', layoutId: string, path: string]>([
  ['header', '', '/sites/andes/settings/header/main'],
  ['footer', '', '/sites/andes/shared/foot?language=en-US'],
  ['footer', 'bare', '/sites/andes/settings/layout/bare'],
])('the %s of a page with the layout "%s" is edited at %s', (surrounding, layoutId, path) => {
  expect(surroundingPath(surrounding, site, { body: { layoutId } } as never, 'en-US')).toBe(path);
});
