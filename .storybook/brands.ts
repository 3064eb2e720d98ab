import type { Currency, DocumentFile, SiteFile } from '../generated/folder/types.ts';
import { type SampleCurrency } from '../src/api/wire/scenarios/sample-bookings.ts';
import type { SiteConfiguration } from '../generated/page/types.ts';
import { bookingFile, purposeOf, SITE_FILE } from '../server/site-folder/file-names.ts';
import { composedTexts } from '../server/testing/composed-texts.ts';
import { type SitePart, siteConfigurationOf } from '../src/api/wire/site-configuration-of.ts';
import { toSiteConfiguration } from '../src/api/wire/site-settings.ts';
import { dateFormatOf } from '../src/domain/site-languages.ts';
import { createFormat, type Format } from '../src/runtime/text/format.ts';
import type { ShownCurrency } from '../src/domain/shown-currency.ts';
import type { CurrencyStyle } from '../src/runtime/text/money-format.ts';
import type { Translations } from '../src/runtime/text/resolve-text.ts';
import { baseCss } from '../src/runtime/theme/base-css.ts';
import { fontFaceCss } from '../src/runtime/theme/fonts.ts';
import { themeCss } from '../src/runtime/theme/theme-css.ts';

/** A look to see components in: a company of the demo, or what a site without settings gives. */
export interface Brand {
  readonly id: string;
  readonly name: string;
  readonly site: SiteConfiguration;
  /** The company's own texts. */
  readonly texts: Translations;
  readonly currency: SampleCurrency & CurrencyStyle;
}

/** What a look is made of. */
interface BrandSource {
  readonly id: string;
  readonly name: string;
  readonly texts: Translations;
  readonly siteConfiguration: unknown;
  readonly currencies: readonly Pick<Currency, 'isoCode' | 'symbol' | 'isSymbolSuffix' | 'decimals'>[];
}

/** Roughly what a euro is worth: prices of fixtures should be as long as real ones. */
const PER_EURO: Readonly<Record<string, number>> = { ARS: 1480, USD: 1.1 };

const EURO: BrandSource['currencies'][number] = {
  isoCode: 'EUR',
  symbol: '€',
  isSymbolSuffix: true,
  decimals: 2,
};

function toBrand({ id, name, texts, siteConfiguration, currencies }: BrandSource): Brand {
  const fail = (problem: unknown) => {
    throw new Error(`the site configuration of ${id} is wrong: ${JSON.stringify(problem)}`);
  };
  const { isoCode, symbol, isSymbolSuffix = false, decimals } = currencies[0] ?? EURO;
  return {
    id,
    name,
    texts,
    site: toSiteConfiguration(siteConfiguration, fail) ?? fail('it is no object'),
    currency: {
      isoCode,
      symbol,
      showSymbolAsSuffix: isSymbolSuffix,
      decimals,
      perEuro: PER_EURO[isoCode] ?? 1,
    },
  };
}

const files = import.meta.glob<unknown>(
  [
    '../sites/*/site.json',
    '../sites/*/{settings,layouts,menus,pages,shared-components}/*.json',
    '../sites/*/booking/currencies.json',
  ],
  { eager: true, import: 'default' },
);

/** The file of a company's folder. */
const fileOf = (id: string, path: string) => files[`../sites/${id}/${path}`];

/** The published documents of a company. */
const partsOf = (id: string): SitePart[] =>
  Object.entries(files).flatMap(([path, file]) => {
    const start = `../sites/${id}/`;
    const purpose = path.startsWith(start) ? purposeOf(path.slice(start.length)) : null;
    if (purpose?.of !== 'document') return [];
    const { published } = file as DocumentFile;
    return published ? [{ kind: purpose.kind, id: purpose.id, body: published }] : [];
  });

function sourceOf(id: string): BrandSource {
  const parts = partsOf(id);
  return {
    id,
    name: (fileOf(id, SITE_FILE) as SiteFile).name,
    texts: composedTexts(parts.map(({ body }) => body)),
    siteConfiguration: siteConfigurationOf(parts),
    currencies: fileOf(id, bookingFile('currencies')) as Currency[],
  };
}

const sources = Object.keys(files)
  .flatMap((path) => /^..\/sites\/([^/]+)\/site[.]json$/.exec(path)?.[1] ?? [])
  .map(sourceOf);
const bare: BrandSource = {
  id: 'default',
  name: 'Default theme',
  texts: {},
  siteConfiguration: {},
  currencies: [EURO],
};

/** Every look of Storybook: the companies of the demo, then the default theme. */
export const BRANDS: readonly Brand[] = [...sources, bare].map(toBrand);

/** The look of an id; the first one for an unknown id. */
export const brandOf = (id: unknown): Brand =>
  BRANDS.find((brand) => brand.id === id) ?? (BRANDS[0] as Brand);

/** The formats of a brand in a language. */
export const formatOf = (
  { site, currency }: Brand,
  language: string,
  shownCurrency: (ShownCurrency & { readonly currencies: readonly CurrencyStyle[] }) | null = null,
): Format =>
  createFormat({
    language,
    timeFormat: site.featureFlags.timeFormat,
    dateFormat: dateFormatOf(site, language),
    currencies: shownCurrency?.currencies ?? [currency],
    shownCurrency,
  });

/** Paths of media as addresses beside Storybook's page, so that it works below any folder. */
export const besideStorybook = (path: string) => path.replace(/^\/(?=media\/)/, './');

/** The foundation of a page in this look, as the site renders it. */
export function foundationCss({ site: { theme } }: Brand): string {
  const { motif, border } = theme.general;
  const general = { ...theme.general, motif: besideStorybook(motif), border: besideStorybook(border) };
  return fontFaceCss(theme, 'european', 'swap') + themeCss({ ...theme, general }) + baseCss;
}
