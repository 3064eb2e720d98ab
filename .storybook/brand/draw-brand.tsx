import type { ReactNode } from 'react';
import { toBookingSettings } from '../../src/api/wire/site-settings.ts';
import { toVehicleOffers } from '../../src/api/wire/vehicle-offer.ts';
import { prepareDocument } from '../../src/runtime/document/prepare.ts';
import { renderLiveIsland } from '../../src/runtime/hydration/island.tsx';
import { loadComponents } from '../../src/runtime/registry/definition.ts';
import { nodeElement } from '../../src/runtime/render/elements.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { resolveMenu } from '../../src/site/menus.ts';
import { createPageContext, type PageAddress } from '../../src/site/page-context.ts';
import { registry } from '../../src/site/registry.ts';
import { fakeBookingAnswers } from '../../tests/support/fake-offers.ts';
import { brandOf, formatOf } from '../brands.ts';
import { inStorybook, MEDIA, textsIn } from '../storybook-page.ts';
import { BrandPage } from './brand-page.tsx';

/** The Brand page of a look, with the company's real header and foot. */
export async function drawBrand(id: unknown, language: LanguageTag): Promise<ReactNode> {
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
  };
  const page = inStorybook(createPageContext(address, MEDIA));
  const t = textsIn(language);
  const format = formatOf(brand, language);
  const loaded = await loadComponents(registry);

  const drawShared = (sharedId: string): ReactNode => {
    const shared = brand.site.sharedComponents.find((component) => component.id === sharedId);
    if (!shared) return null;
    const document = { ...(shared.builder as object), translations: brand.texts };
    return prepareDocument(document, loaded, language).sections.map((node) =>
      nodeElement(node, {
        t,
        format,
        page,
        renderIsland: renderLiveIsland,
        dataOf: () => ({}),
        placeholder: () => null,
      }),
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
        fakeBookingAnswers(brand.currency)['/api/booking/search'],
        () => brand.currency.decimals,
      )}
      footer={drawShared('footer')}
      headerTools={drawShared(brand.site.header.sharedComponentId)}
    />
  );
}
