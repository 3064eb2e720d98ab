import { join } from 'node:path';
import type { BookingData } from '../../generated/folder/types.ts';
import type { Builder, Section, SiteConfiguration } from '../../generated/page/types.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { siteConfigurationOf } from '../../src/api/wire/site-configuration-of.ts';
import type { Translations } from '../../src/runtime/text/resolve-text.ts';
import type { StoredForm } from '../content/forms.ts';
import { readDemoSites } from '../seed/demo-sites.ts';
import { rowsOfYears } from '../site-folder/rows-of-years.ts';
import type { SiteFolder } from '../site-folder/site-folder.ts';
import { composedTexts } from './composed-texts.ts';
import type { SiteSeed } from './seed-site.ts';

type ComposedBody = DocumentBody & {
  readonly builder: Pick<Builder, 'translations'> & { sections: Section[] };
};

/** A page of the demo. */
interface DemoPage {
  readonly id: string;
  readonly body: ComposedBody;
  readonly builder: ComposedBody['builder'];
}

/** What is composed and set of a whole site. */
type DemoConfiguration = Partial<SiteConfiguration> & {
  readonly sharedComponents: readonly Pick<DemoPage, 'id' | 'builder'>[];
};

/** A company of the demo as tests ask for it: its published documents, its drafts, and what it rents out. */
export interface DemoSite extends BookingData {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly folder: SiteFolder;
  /** As the product API returns it. */
  readonly siteConfiguration: DemoConfiguration;
  /** The texts of all that is composed, by language and key. */
  readonly texts: Translations;
  readonly pages: readonly DemoPage[];
  readonly drafts: readonly DemoPage[];
  readonly forms: readonly StoredForm[];
  /** The published settings of a kind; empty where there are none. */
  readonly settings: (kind: DocumentKind) => DocumentBody;
}

function toDemoSite(folder: SiteFolder): DemoSite {
  const { site, documents, booking } = folder;
  const published = documents.flatMap(({ kind, id, published: body }) => (body ? [{ kind, id, body }] : []));
  const of = (kind: DocumentKind) => published.filter((document) => document.kind === kind);
  const toPage = (id: string, body: DocumentBody): DemoPage => {
    const composed = body as ComposedBody;
    return { id, body: composed, builder: composed.builder };
  };
  const drafts = documents.flatMap(({ kind, id, draft }) =>
    kind === 'page' && draft ? [toPage(id, draft)] : [],
  );
  return {
    ...booking,
    ...site,
    folder,
    siteConfiguration: siteConfigurationOf(published) as unknown as DemoConfiguration,
    texts: composedTexts([...published, ...drafts].map(({ body }) => body)),
    pages: of('page').map(({ id, body }) => toPage(id, body)),
    drafts,
    forms: of('form').map(({ id, body }) => ({ id, ...body }) as StoredForm),
    settings: (kind) => of(kind)[0]?.body ?? {},
  };
}

/** The companies of the demo. */
export const DEMO_SITES: readonly DemoSite[] = readDemoSites(join(import.meta.dirname, '../../sites')).map(
  ({ folder }) => toDemoSite(folder),
);

/** A company of the demo by its id. @throws RangeError for another id */
export function demoSite(id: string): DemoSite {
  const found = DEMO_SITES.find((site) => site.id === id);
  if (!found) throw new RangeError(`demoSite: the demo has no ${id}`);
  return found;
}

/** A company of the demo with the rows of the years around `year`, to be changed by a test. */
export const toSiteSeed = (site: DemoSite, year: number): SiteSeed => ({
  id: site.id,
  name: site.name,
  hosts: site.hosts,
  documents: {
    siteConfiguration: site.siteConfiguration,
    seo: site.settings('seo'),
    globalConfiguration: site.settings('globalConfiguration'),
    bookingSettings: site.settings('bookingSettings'),
    bookingConfiguration: site.settings('bookingConfiguration'),
  },
  pages: site.pages,
  drafts: site.drafts,
  forms: site.forms,
  ...rowsOfYears(site.folder.booking, year),
});
