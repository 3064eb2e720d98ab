import type { ProductApi } from '../../src/api/product-api.ts';
import { loadSiteSettings } from '../../src/api/site-settings.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { createPurifier } from '../canvas/purifier.ts';
import { createSiteComponents, type SiteComponents } from '../canvas/site-components.ts';
import { NO_SHARED_SECTIONS } from './no-shared-sections.ts';

/** A site in German, without currencies and shared sections. @param load loads the components of a page */
export async function shownSite(load: SiteComponents['load']): Promise<OpenSite> {
  const languages = [{ isoLanguageName: 'de', isDefault: true, url: '' }];
  const stored = { configuration: async () => ({ languages }) } as unknown as ProductApi;
  const { settings } = await loadSiteSettings(stored, () => undefined);
  const site: Partial<OpenSite> = {
    id: 'andes',
    settings,
    currencies: [],
    components: { ...createSiteComponents(), load },
    shared: NO_SHARED_SECTIONS,
    purifier: createPurifier(),
  };
  return site as OpenSite;
}
