import * as readPage from '../../../generated/page/read.js';
import type { SiteConfiguration } from '../../../generated/page/types.ts';
import { DEMO_SITES } from '../../../server/testing/demo-sites.ts';
import { readSettings } from '../../../src/api/wire/read-settings.ts';

/** The configuration of a site of the demo, complete. */
export const configurationOf = (id: string): SiteConfiguration =>
  readSettings<SiteConfiguration>(
    readPage.SiteConfiguration,
    structuredClone(DEMO_SITES.find((site) => site.id === id)?.siteConfiguration),
  ).value as SiteConfiguration;
