import type { SiteSeed } from '../seed/seed-site.ts';
import type { Texts } from './localized.ts';
import type { YearlyDay } from '../site-folder/yearly-dates.ts';

type Row<List extends keyof SiteSeed> = SiteSeed[List] extends readonly (infer Element)[] ? Element : never;

/** A page as a demo site describes it: text keys instead of texts, and only what differs from the defaults. */
export type DemoPage = {
  readonly id: string;
  readonly builder: { readonly sections: readonly unknown[] } & Readonly<Record<string, unknown>>;
  readonly seo?: object;
  readonly layoutId?: string;
  readonly showBreadcrumb?: boolean;
};

/** A demo site: what SiteSeed says, with dates that hold for every year and texts kept by language. */
export type DemoSite = Pick<
  SiteSeed,
  | 'id'
  | 'name'
  | 'hosts'
  | 'branchOffices'
  | 'schedules'
  | 'places'
  | 'categories'
  | 'models'
  | 'carUnits'
  | 'taxes'
  | 'oneWayFees'
  | 'extras'
  | 'forms'
> & {
  readonly texts: Texts;
  readonly siteConfiguration: object;
  readonly siteSeo: object;
  readonly globalConfiguration: object;
  readonly bookingSettings: object;
  readonly bookingConfiguration: object;
  readonly currencies: SiteSeed['currencies'];
  readonly pages: readonly DemoPage[];
  /** Newer than what is published; visitors do not see them. */
  readonly drafts: readonly DemoPage[];
  readonly yearlyHolidays: readonly (Omit<Row<'holidays'>, 'onDate'> & YearlyDay)[];
  /** Month and day, both included; a season may run over the new year. */
  readonly yearlySeasons: readonly {
    readonly id: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly priority: number;
  }[];
  /** `seasonId` is the id of a yearly season, or null for days outside all seasons. */
  readonly rates: SiteSeed['rates'];
};
