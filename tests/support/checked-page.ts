import { Theme as readTheme } from '../../generated/page/read.js';
import type { Theme } from '../../generated/page/types.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { readSettings } from '../../src/api/wire/read-settings.ts';
import { checkDocument } from '../../src/site/findings/check-document.ts';
import type { CheckedSite, Visibility } from '../../src/runtime/checks/checked-site.ts';

const published = (...ids: string[]) => new Map(ids.map((id) => [id, 'published' as const]));

export const SITE: CheckedSite = {
  languages: ['es-AR', 'en-US', 'de'],
  theme: readSettings<Theme>(readTheme, {}).value as Theme,
  known: new Map<string, ReadonlyMap<string, Visibility>>([
    ['page', new Map([['fleet', 'published'] as const, ['next', 'unpublished'] as const])],
    ['layout', published('wide')],
    ['sharedComponent', published('footer')],
    ['menu', published('main')],
    ['form', published('checkout')],
    ['place', published('airport')],
    ['model', published('duster')],
    ['category', published('suv')],
    ['picture', published('/media/a/wide', '/media/a/small')],
  ]),
  routes: [{ id: 'fleet', path: { de: 'flotte' } }],
  hasPath: (path) => /^\/de\/flotte(#|$)/.test(path),
  pageAt: (path) => (path.startsWith('/de/flotte') ? 'fleet' : null),
  pageAnchors: new Map([['fleet', new Set(['vans'])]]),
  shared: () => null,
  sharedAnchors: new Set(['newsletter']),
  pictureBytes: new Map([
    ['/media/a/wide', 1_000_000],
    ['/media/a/small', 600_000],
  ]),
  hasSeo: true,
};

export const node = (id: string, type: string, props: object = {}, slots: object = {}) => ({
  id,
  type,
  v: 1,
  props,
  slots,
});
export const inRow = (rowProps: object, ...content: object[]) =>
  node('row', 'Row', rowProps, { columns: [node('column', 'Column', {}, { content })] });
export const heading = (id: string, as: string, props: object = {}) =>
  node(id, 'Paragraph', { text: 'title', as, ...props });
export const main = heading('main', 'h1');

export const EVERYWHERE = { title: 'Autos', label: 'Ver autos', here: 'Ver más' };
export const TEXTS = {
  'es-AR': { ...EVERYWHERE, spanish: 'Solo acá', plain: 'Algo' },
  'en-US': { title: 'Cars', label: 'See the cars', here: 'Here »', plain: 'Some' },
  de: { title: 'Autos', label: 'Zu den Autos', here: 'Zu den Angeboten' },
};
export const SEO = {
  title: { 'es-AR': 'Autos en Mendoza', 'en-US': 'Cars in Mendoza', de: 'Autos in Mendoza' },
  description: {
    'es-AR': 'Alquiler de autos en Mendoza y Santiago con kilómetros libres y cruce a Chile.',
    'en-US': 'Car rental in Mendoza and Santiago with unlimited kilometres, also across the border.',
    de: 'Mietwagen in Mendoza und Santiago mit freien Kilometern, auch über die Grenze nach Chile.',
  },
};
export const page = (sections: object[], fields: object = {}) => ({
  builder: { format: 1, sections, translations: TEXTS },
  seo: SEO,
  ...fields,
});

/** What is found, as `severity rule nodeId path`. */
export const foundIn = (kind: DocumentKind, body: object, id = 'prices') =>
  checkDocument(kind, id, body as Record<string, unknown>, SITE, null).map(
    ({ severity, rule, nodeId, path }) => `${severity} ${rule} ${nodeId ?? '-'} ${path}`,
  );
export const inPage = (...sections: object[]) => foundIn('page', page([main, ...sections]));
export const button = (link: object, label = 'label') => inRow({}, node('b', 'Button', { label, link }));
export const picture = (props: object) => inRow({}, node('i', 'Image', props));
