import type { ReactNode } from 'react';
import type { VehicleOffer } from '../../src/domain/vehicle-offer.ts';
import { Text } from '../../src/components/paragraph/paragraph.styles.ts';
import type { PageContext } from '../../src/runtime/registry/page-context.ts';
import type { Format } from '../../src/runtime/text/format.ts';
import type { Translate } from '../../src/runtime/text/translate.ts';
import { Header } from '../../src/site/layout/header.tsx';
import type { MenuEntry } from '../../src/site/menus.ts';
import { ButtonLink } from '../../src/ui/button-link/button-link.tsx';
import { breakdownTexts } from '../../src/ui/price-breakdown/breakdown-texts.ts';
import { PriceBreakdown } from '../../src/ui/price-breakdown/price-breakdown.tsx';
import { VehicleCard } from '../../src/ui/vehicle-card/vehicle-card.tsx';
import { type Brand, besideStorybook } from '../brands.ts';
import { MEDIA } from '../storybook-page.ts';
import * as S from './brand.styles.ts';
import { Colours } from './colours.tsx';
import { Buttons, FormFields } from './controls.tsx';
import { LONG_HEADLINES, SCALE } from './specimen.ts';

export interface BrandPageProps {
  readonly brand: Brand;
  readonly page: PageContext;
  readonly t: Translate;
  readonly format: Format;
  readonly menu: readonly MenuEntry[];
  readonly offers: readonly VehicleOffer[];
  /** The foot of the company's pages; nothing for the default theme. */
  readonly footer: ReactNode;
  /** Rendered after the header's menu. */
  readonly headerTools: ReactNode;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

function Signs({ id }: Brand) {
  const picture = (name: string) => <img src={`./media/${id}/${name}.svg`} alt="" />;
  return (
    <S.Signs>
      <div>{picture('logo')}</div>
      <div>{picture('logo-light')}</div>
      <div>{picture('logo-light')}</div>
      <div>
        {picture('logo-mono')}
        {picture('sign')}
      </div>
    </S.Signs>
  );
}

const Type = () => (
  <S.Scale>
    {SCALE.map(([size, text]) => [
      <dt key={size}>{size}</dt>,
      <dd key={`${size}-text`}>
        <Text data-size={size}>{text}</Text>
      </dd>,
    ])}
    {LONG_HEADLINES.map(([language, text]) => [
      <dt key={language}>headline, {language}</dt>,
      <dd key={`${language}-text`} lang={language}>
        <Text data-size="headline">{text}</Text>
      </dd>,
    ])}
  </S.Scale>
);

const vehicles = Object.entries(MEDIA).filter(([path]) => path.startsWith('/media/shared/vehicles/'));

const Vehicles = () => (
  <S.Fleet>
    {vehicles.map(([path, { src, width, height }]) => (
      <li key={path}>
        <img src={besideStorybook(src)} alt="" width={width} height={height} style={{ height: 'auto' }} />
        <span>{path.split('/').at(-1)?.replace('.svg', '').replaceAll('-', ' ')}</span>
      </li>
    ))}
  </S.Fleet>
);

const Dark = () => (
  <S.Dark data-tone="light">
    <Text data-size="headline">Light words on a dark band</Text>
    <Text data-size="small" style={{ color: 'var(--muted)' }}>
      Quiet words keep their contrast, and controls keep their shape.
    </Text>
    <div>
      <ButtonLink href="#brand" variant="primary">
        Show cars
      </ButtonLink>
      <ButtonLink href="#brand">See the fleet</ButtonLink>
      <ButtonLink href="#brand" variant="text">
        Road conditions
      </ButtonLink>
    </div>
  </S.Dark>
);

/** Everything a brand is made of, on one page, to be judged before its site is. */
export function BrandPage({ brand, page, t, format, menu, offers, footer, headerTools }: BrandPageProps) {
  const { header, theme } = brand.site;
  const logo = { ...header.logo, src: besideStorybook(header.logo.src) };
  const [first] = offers;
  return (
    <>
      <Header
        header={{ ...header, logo }}
        items={menu}
        homeHref={page.routePath('home')}
        siteName={brand.name}
        t={t}
      >
        {headerTools}
      </Header>
      <S.Page id="brand">
        <section>
          <Text as="h1" data-size="poster">
            {brand.name}
          </Text>
        </section>
        {brand.id !== 'default' && (
          <Section title="Signs">
            <Signs {...brand} />
          </Section>
        )}
        <Section title="Type">
          <Type />
        </Section>
        <Section title="Colours">
          <Colours theme={theme} />
        </Section>
        <Section title="Buttons">
          <Buttons />
        </Section>
        <Section title="On dark">
          <Dark />
        </Section>
        <Section title="Fields">
          <FormFields />
        </Section>
        <Section title="Cards and prices">
          <S.Cards>
            {offers.slice(0, 2).map((offer) => (
              <VehicleCard
                key={offer.vehicle.modelId}
                offer={offer}
                href="#brand"
                page={page}
                t={t}
                format={format}
                heading="h3"
              />
            ))}
            {first && (
              <PriceBreakdown
                lines={first.lines}
                total={first.total}
                areTaxesIncluded
                texts={breakdownTexts(t)}
                format={format}
              />
            )}
          </S.Cards>
        </Section>
        <Section title="All vehicles">
          <Vehicles />
        </Section>
      </S.Page>
      {footer && <footer>{footer}</footer>}
    </>
  );
}
