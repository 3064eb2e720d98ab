import { type SampleCurrency } from '../src/api/wire/scenarios/sample-bookings.ts';
import type { SiteConfiguration } from '../generated/page/types.ts';
import { toSiteConfiguration } from '../src/api/wire/site-settings.ts';
import { createFormat, type Format } from '../src/runtime/text/format.ts';
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

/** What a company of the demo starts with, as far as its look needs it. */
interface Seed {
  readonly id: string;
  readonly name: string;
  readonly texts: Translations;
  readonly siteConfiguration: unknown;
  readonly currencies: readonly {
    readonly isoCode: string;
    readonly symbol: string;
    readonly isSymbolSuffix: boolean;
    readonly decimals: number;
  }[];
}

/** Roughly what a euro is worth: prices of fixtures should be as long as real ones. */
const PER_EURO: Readonly<Record<string, number>> = { ARS: 1480, USD: 1.1 };

const EURO: Seed['currencies'][number] = { isoCode: 'EUR', symbol: '€', isSymbolSuffix: true, decimals: 2 };

function toBrand({ id, name, texts, siteConfiguration, currencies }: Seed): Brand {
  const fail = (problem: unknown) => {
    throw new Error(`the site configuration of ${id} is wrong: ${JSON.stringify(problem)}`);
  };
  const { isoCode, symbol, isSymbolSuffix, decimals } = currencies[0] ?? EURO;
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

const modules = import.meta.glob<Readonly<Record<string, Seed>>>('../server/seed/sites/*/index.ts', {
  eager: true,
});
const seeds = Object.values(modules).flatMap((module) => Object.values(module));
const bare: Seed = {
  id: 'default',
  name: 'Default theme',
  texts: {},
  siteConfiguration: {},
  currencies: [EURO],
};

/** Every look of Storybook: the companies of the demo, then the default theme. */
export const BRANDS: readonly Brand[] = [...seeds, bare].map(toBrand);

/** The look of an id; the first one for an unknown id. */
export const brandOf = (id: unknown): Brand =>
  BRANDS.find((brand) => brand.id === id) ?? (BRANDS[0] as Brand);

/** The formats of a brand in a language. */
export const formatOf = ({ site, currency }: Brand, language: string): Format =>
  createFormat({
    language,
    timeFormat: site.featureFlags.timeFormat,
    dateFormat: site.featureFlags.dateFormat,
    currencies: [currency],
  });

/** Paths of media as addresses beside Storybook's page, so that it works below any folder. */
export const besideStorybook = (path: string) => path.replace(/^\/(?=media\/)/, './');

/** The foundation of a page in this look, as the site renders it. */
export function foundationCss({ site: { theme } }: Brand): string {
  const { motif, border } = theme.general;
  const general = { ...theme.general, motif: besideStorybook(motif), border: besideStorybook(border) };
  return fontFaceCss(theme) + themeCss({ ...theme, general }) + baseCss;
}
