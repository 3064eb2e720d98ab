import styled from 'styled-components';
import { RISKS } from '../../domain/excess.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import { type Viewer, visibleAgencyTerms } from '../../domain/visibility.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import { displayText } from '../../ui/display-text/display-text.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { ModelHeading } from '../../ui/model-name/model-name.tsx';
import { breakdownTexts } from '../../ui/price-breakdown/breakdown-texts.ts';
import { PriceBreakdown } from '../../ui/price-breakdown/price-breakdown.tsx';
import { OfferPrice } from '../../ui/vehicle-card/vehicle-card.tsx';
import type { VehicleFeature } from '../../ui/vehicle-card/vehicle-features.ts';
import { VehiclePicture } from '../../ui/vehicle-card/vehicle-picture.tsx';
import { CustomHtml } from './custom-html.tsx';
import type { OfferLink } from './offer-hrefs.ts';

const Details = styled.section`
  position: relative;
  display: grid;
  gap: 20px clamp(24px, 3vw, 48px);
  padding: clamp(16px, 2vw, 28px);
  border: 1px solid var(--primary);
  border-radius: var(--radius);
  background: var(--paper);
  &[hidden] { display: none; }
  /* Their picture is as large as it was served: a larger one would count as painted anew, and the page as slower. */
  dialog > & { min-height: 100%; align-content: start; border-color: var(--paper); border-radius: 0; }
  @media (width < 900px) {
    display: flex;
    flex-direction: column;
    gap: 16px;
    & > div:last-child { display: contents; }
  }
  @media (width >= 900px) { grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 5fr); align-items: start; }
  & > div { display: grid; gap: 12px; min-width: 0; }
  & header { padding-inline-end: 44px; }
  & h3 { display: inline; ${displayText} font-size: var(--text-title); line-height: 1.2; }
  & header > p { font-size: 14px; color: var(--muted); }
  & [data-terms] { display: grid; font-size: 15px; line-height: 1.4; }
  & [data-terms] > div { display: flex; gap: 16px; justify-content: space-between; padding-block: 6px; border-block-end: 1px solid var(--line-soft); }
  & [data-terms] dt { color: var(--muted); }
  & [data-terms] dd { text-align: end; font-variant-numeric: tabular-nums; }
  & [data-message] { font-size: 14px; line-height: 1.5; color: var(--muted); }
  & > [data-close-details] {
    position: absolute;
    z-index: 1;
    inset-block-start: 8px;
    inset-inline-end: 8px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: var(--paper);
    color: inherit;
    cursor: pointer;
  }
  dialog > & > [data-close-details] { position: fixed; }
`;

const Ways = styled.div`
  && { display: flex; flex-wrap: wrap; gap: 8px; }
  & > * { flex: 1 1 auto; }
  /* What fills a screen can be booked wherever it is scrolled to. */
  @media (width < 900px) {
    && { display: contents; }
    && > * { flex: none; width: 100%; }
    & > :first-child { position: sticky; z-index: 1; inset-block-end: 16px; box-shadow: 0 0 0 16px var(--paper); }
  }
`;

const Cancellation = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  font-size: 15px;
  line-height: 1.4;
  & > svg { flex: none; color: var(--primary-text); }
`;

interface Props extends Pick<RenderContext, 'page' | 't' | 'format'> {
  readonly offer: VehicleOffer;
  readonly features: readonly VehicleFeature[];
  readonly links: readonly OfferLink[];
  readonly viewer: Viewer;
  /** Until when cancelling is free, in words; '' where no rules say. */
  readonly cancellation: string;
  readonly isOpen: boolean;
  /** The list without details. */
  readonly closeHref: string;
}

/** What a vehicle has and costs besides: one row for each, which the comparison reads too. */
function Terms({
  offer,
  features,
  page,
  t,
  format,
}: Omit<Props, 'links' | 'viewer' | 'cancellation' | 'isOpen' | 'closeHref'>) {
  const { excess, deposit } = offer;
  const rows: (readonly [label: string, value: string])[] = [
    ...features.map(
      ({ feature, label, text, value }) =>
        [
          label,
          feature === 'airConditioning' ? t('results.features.yes') : value === text ? text : value,
        ] as const,
    ),
    ...RISKS.flatMap((risk) => {
      const amount = page.booking.excess.inResults.includes(risk) ? excess[risk] : undefined;
      const label = t('common.labelled', {
        label: t('results.excess.short'),
        value: t(`results.excess.${risk}`),
      });
      return amount ? [[label, format.money(amount)] as const] : [];
    }),
    ...(deposit ? [[t('results.features.deposit'), format.money(deposit)] as const] : []),
  ];
  return (
    <dl data-terms="">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an agency earns and asks for; nobody else gets it. */
function AgencyPrices({ offer, viewer, t, format }: Pick<Props, 'offer' | 'viewer' | 't' | 'format'>) {
  const terms = visibleAgencyTerms(offer, viewer);
  if (!terms) return null;
  const rows = [
    ['customerPrice', terms.customerPrice],
    ['agencyPrice', terms.agencyPrice],
    ['commission', terms.salesCommission],
  ] as const;
  return (
    <dl data-terms="">
      {rows.map(([key, amount]) =>
        amount ? (
          <div key={key}>
            <dt>{t(`results.agency.${key}`)}</dt>
            <dd>{format.money(amount)}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Everything that is known of an offered vehicle, with all ways to book it. */
export function OfferDetails(props: Props) {
  const { offer, links, viewer, cancellation, isOpen, closeHref, page, t, format } = props;
  const { vehicle, total, lines } = offer;
  const { ofResult } = page.booking.messages;
  const variants = { primary: 'primary', secondary: 'secondary', quote: 'secondary' } as const;
  return (
    <Details
      data-details-of={vehicle.modelId}
      aria-label={t('common.labelled', { label: t('results.details'), value: vehicle.modelName })}
      hidden={!isOpen}
    >
      {/* What scripts open is closed by them: an address for each car would make the page longer. */}
      {isOpen ? (
        <a
          href={closeHref}
          data-close-details=""
          data-no-prefetch=""
          rel="nofollow"
          aria-label={t('common.close')}
        >
          <SvgIcon name="x" size={22} />
        </a>
      ) : (
        <button type="button" data-close-details="" aria-label={t('common.close')}>
          <SvgIcon name="x" size={22} />
        </button>
      )}
      <div>
        <VehiclePicture path={vehicle.imagePath} page={page} isFirst={isOpen} />
        <header>
          <ModelHeading vehicle={vehicle} heading="h3" page={page} t={t} />
        </header>
        {ofResult && <p data-message="">{ofResult}</p>}
        <CustomHtml page={page} />
      </div>
      <Terms {...props} />
      <div>
        <OfferPrice offer={offer} page={page} t={t} format={format} />
        <PriceBreakdown
          lines={lines}
          total={total}
          areTaxesIncluded={page.booking.areTaxesIncluded}
          texts={breakdownTexts(t)}
          format={format}
        />
        <AgencyPrices offer={offer} viewer={viewer} t={t} format={format} />
        {cancellation && links.some(({ kind }) => kind !== 'quote') && (
          <Cancellation>
            <SvgIcon name="calendar-days" size={18} />
            {cancellation}
          </Cancellation>
        )}
        <Ways>
          {links.map(({ kind, label, href }, position) => (
            <ButtonLink
              key={kind}
              href={href}
              variant={position === 0 ? 'primary' : variants[kind]}
              attributes={{ 'data-way': kind }}
            >
              {label}
            </ButtonLink>
          ))}
          <ButtonLink
            type="button"
            variant="text"
            icon="external-link"
            attributes={{
              'data-share': vehicle.modelId,
              'data-model': vehicle.modelName,
              'data-needs-script': '',
            }}
          >
            {t('results.share.title')}
          </ButtonLink>
        </Ways>
      </div>
    </Details>
  );
}
