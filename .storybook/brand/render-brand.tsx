import { sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';
import type { ReactNode } from 'react';
import { toBookingSettings } from '../../src/api/wire/site-settings.ts';
import { toVehicleOffers } from '../../src/api/wire/vehicle-offer.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { loadComponents } from '../../src/runtime/registry/definition.ts';
import { createLiveDocument } from '../../src/runtime/render/live/live-document.ts';
import { LivePage } from '../../src/runtime/render/live/live-page.tsx';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { resolveMenu } from '../../src/site/menus.ts';
import { createPageContext, type PageAddress } from '../../src/site/page-context.ts';
import { registry } from '../../src/site/registry.ts';
import { FAKE_SEARCH_RULES, fakeApi } from '../../tests/support/fake-api.ts';
import { brandOf, formatOf } from '../brands.ts';
import { inStorybook, MEDIA, textsIn } from '../storybook-page.ts';
import { BrandPage } from './brand-page.tsx';

/** The Brand page of a look, with the company's real header and foot. */
export async function renderBrand(id: unknown, language: LanguageTag): Promise<ReactNode> {
  const brand = brandOf(id);
  const address: PageAddress = {
    siteId: brand.id,
    site: brand.site,
    siteName: brand.name,
    bookingSettings: toBookingSettings({}, () => undefined),
    brandCode: '',
    language,
    routeId: 'home',
    path: `/${language}/`,
    search: new URLSearchParams(),
    origin: 'https://storybook.invalid',
    preview: null,
    signInHref: null,
  };
  const page = inStorybook(createPageContext(address, MEDIA));
  const t = textsIn(language);
  const format = formatOf(brand, language);
  const loaded = await loadComponents(registry);
  const client = createQueryClient();
  const api = fakeApi(sampleBookingResponses(brand.currency));

  const drawShared = (sharedId: string): ReactNode => {
    const shared = brand.site.sharedComponents.find((component) => component.id === sharedId);
    if (!shared) return null;
    const builder = { ...(shared.builder as object), translations: brand.texts };
    const search = new URLSearchParams();
    return (
      <LivePage
        t={t}
        format={format}
        page={page}
        now={0}
        services={INERT_SERVICES}
        client={client}
        data={{
          language,
          search,
          postId: '',
          postsPerPage: 9,
          api,
          searchRules: FAKE_SEARCH_RULES,
          decimalsOf: () => 2,
          now: 0,
        }}
        document={createLiveDocument(builder, loaded, language, () => undefined)}
      />
    );
  };

  return (
    <BrandPage
      brand={brand}
      page={page}
      t={t}
      format={format}
      menu={resolveMenu(brand.site.header.menu.menuId, address)}
      offers={toVehicleOffers(
        sampleBookingResponses(brand.currency)['/api/booking/search'],
        () => brand.currency.decimals,
      )}
      footer={drawShared('footer')}
      headerTools={drawShared(brand.site.header.sharedComponentId)}
    />
  );
}
