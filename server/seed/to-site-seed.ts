import { isRecord } from '../../src/api/wire/is-record.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { SiteSeed } from '../seed/seed-site.ts';
import type { DemoPage, DemoSite } from './demo-site.ts';
import type { Texts } from './localized.ts';
import { dateIn, yearlyDateIn } from '../site-folder/yearly-dates.ts';

/** Searches reach five years ahead; a season may have begun the year before. */
const YEARS_AHEAD = 6;

/** Every text of a document that is a key of the site's texts; other texts are ids, addresses and the like. */
function keysOf(value: unknown, known: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (known.has(value)) found.add(value);
  } else if (Array.isArray(value)) for (const part of value) keysOf(part, known, found);
  else if (isRecord(value)) for (const part of Object.values(value)) keysOf(part, known, found);
  return found;
}

/** A builder document with the texts that it uses, in every language of the site. */
function withTexts(builder: DemoPage['builder'], texts: Texts): Record<string, unknown> {
  const known = new Set(Object.values(texts).flatMap((entries) => Object.keys(entries)));
  const keys = [...keysOf(builder.sections, known)];
  const translations = Object.fromEntries(
    Object.entries(texts).map(([language, entries]) => [
      language,
      Object.fromEntries(keys.flatMap((key) => (entries[key] === undefined ? [] : [[key, entries[key]]]))),
    ]),
  );
  return { format: 1, ...builder, translations };
}

/** What is stored of a page. */
const toPage = (
  { id, builder, seo = {}, layoutId = 'default', showBreadcrumb = false }: DemoPage,
  texts: Texts,
): { id: string; body: DocumentBody } => ({
  id,
  body: { builder: withTexts(builder, texts), seo, layoutId, showBreadcrumb },
});

type Shared = { readonly builder: DemoPage['builder'] };

function configurationWithTexts(site: DemoSite) {
  const configuration = site.siteConfiguration as { sharedComponents?: readonly Shared[] };
  return {
    ...configuration,
    sharedComponents: (configuration.sharedComponents ?? []).map((shared) => ({
      ...shared,
      builder: withTexts(shared.builder, site.texts),
    })),
  };
}

/** The seed of a demo site for the years around `year`. */
export function toSiteSeed(site: DemoSite, year: number): SiteSeed {
  const years = Array.from({ length: YEARS_AHEAD + 2 }, (_, index) => year - 1 + index);
  const {
    id,
    name,
    hosts,
    currencies,
    branchOffices,
    schedules,
    places,
    categories,
    models,
    carUnits,
    taxes,
    oneWayFees,
    extras,
    forms,
  } = site;
  return {
    id,
    name,
    hosts,
    documents: {
      siteConfiguration: configurationWithTexts(site),
      seo: { ...site.siteSeo },
      globalConfiguration: { ...site.globalConfiguration },
      bookingSettings: { ...site.bookingSettings },
      bookingConfiguration: { ...site.bookingConfiguration },
    },
    pages: site.pages.map((page) => toPage(page, site.texts)),
    drafts: site.drafts.map((draft) => toPage(draft, site.texts)),
    forms,
    currencies,
    branchOffices,
    schedules,
    holidays: years.flatMap((each) =>
      site.yearlyHolidays.map(({ id: holidayId, names, branchOfficeId = null, ...day }) => ({
        id: `${holidayId}-${each}`,
        names,
        branchOfficeId,
        onDate: yearlyDateIn(each, day),
      })),
    ),
    places,
    categories,
    models,
    carUnits,
    seasons: years.flatMap((each) =>
      site.yearlySeasons.map(({ id: seasonId, name: seasonName, from, to, priority }) => ({
        id: `${seasonId}-${each}`,
        name: seasonName,
        fromDate: dateIn(each, from),
        toDate: dateIn(to < from ? each + 1 : each, to),
        priority,
      })),
    ),
    rates: site.rates.flatMap((rate) =>
      rate.seasonId
        ? years.map((each) => ({
            ...rate,
            seasonId: `${rate.seasonId}-${each}`,
            dailyMinor: Math.round(rate.dailyMinor),
          }))
        : [rate],
    ),
    taxes,
    oneWayFees,
    extras,
  };
}
