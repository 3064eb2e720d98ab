import { toBookingSettings, toSiteConfiguration } from '../../../src/api/wire/site-settings.ts';
import { INERT_SERVICES } from '../../../src/runtime/hydration/services.ts';
import { liveIslands } from '../../../src/runtime/render/live/live-islands.tsx';
import { createFormat } from '../../../src/runtime/text/format.ts';
import en from '../../../src/runtime/text/locales/en-US.json' with { type: 'json' };
import { createTexts, translateFor } from '../../../src/runtime/text/translate.ts';
import { createPageContext, type PageAddress } from '../../../src/site/page-context.ts';
import { generatedPictures } from '../../../src/site/generated-pictures.ts';
import { toMediaLibrary } from '../../../src/site/pictures.ts';
import { LANGUAGE } from '../page/workload.ts';

const site = toSiteConfiguration(
  {
    languages: [{ isoLanguageName: LANGUAGE }],
    layouts: [{ id: 'default', layoutItems: [{ type: 'content' }] }],
  },
  (document, { path, message }) => {
    throw new Error(`${document}${path} ${message}`);
  },
);
if (!site) throw new Error('the site of the benchmark is none');

export const address: PageAddress = {
  siteId: 'bench',
  site,
  siteName: 'Bench',
  bookingSettings: toBookingSettings({}, () => undefined),
  brandCode: '',
  language: LANGUAGE,
  routeId: 'home',
  path: `/${LANGUAGE}/`,
  search: new URLSearchParams(),
  origin: 'https://bench.localhost',
  preview: null,
  signInHref: null,
};

const PICTURES = Array.from({ length: 12 }, (_, number) => ({
  src: `/media/bench/picture-${number}`,
  widths: [400, 800, 1600],
  formats: ['avif', 'webp'],
  width: 1600,
  height: 1200,
  focal: [0.5, 0.5] as const,
  colour: '#88aacc',
}));

export const media = toMediaLibrary(generatedPictures({ pictures: Object.fromEntries(PICTURES.entries()) }));

export const texts = createTexts({ 'en-US': en }, (key) => {
  throw new Error(`there is no text ${key}`);
});

/** What every component receives besides its props and slots; the same objects in all systems. */
export const around = {
  data: {},
  t: translateFor(texts, LANGUAGE),
  format: createFormat({ language: LANGUAGE, timeFormat: '24h', dateFormat: 'DD/MM/YYYY', currencies: [] }),
  page: createPageContext(address, media),
  now: 0,
  validUntil: () => undefined,
  renderIsland: liveIslands(INERT_SERVICES).intent,
};
