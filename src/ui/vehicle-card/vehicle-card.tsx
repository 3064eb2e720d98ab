import type { ReactNode } from 'react';
import { dailyPriceOf, netPriceOf, oneWayFeeOf, openRateOf } from '../../domain/offers/offer-prices.ts';
import { promotedPrice } from '../../domain/offers/promoted-price.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { SvgIcon } from '../icon/icon.tsx';
import { ModelHeading } from '../model-name/model-name.tsx';
import { Price } from '../price/price.tsx';
import * as S from './offer-card.styles.ts';
import { type VehicleFeature, vehicleFeatures } from './vehicle-features.ts';
import { VehiclePicture } from './vehicle-picture.tsx';

interface Props {
  readonly offer: VehicleOffer;
  /** Its features, by default all that the site shows; what all cars of a list share may be said above the list. */
  readonly features?: readonly VehicleFeature[];
  /** Address of the page that books it, and the label of that link. */
  readonly href: string;
  readonly label?: string;
  readonly page: Pick<PageContext, 'picture' | 'booking'>;
  readonly t: Translate;
  readonly format: Format;
  /** Level of its heading, below those of the screen. */
  readonly heading: 'h2' | 'h3';
  /** Below the price. */
  readonly message?: ReactNode;
  /** Ways to learn more of it. */
  readonly actions?: ReactNode;
  /** Taxes are named beside the price, unless something above all cards does. */
  readonly saysTaxes?: boolean | undefined;
}

/** Days of an offer in the operator's words, such as `Total for 3 days`. */
export function durationText(
  { totalDays }: Pick<VehicleOffer, 'totalDays'>,
  { booking }: Pick<PageContext, 'booking'>,
  t: Translate,
): string {
  const { duration } = booking.results.texts;
  // A text for several days would be wrong for one.
  if (duration && totalDays !== 1) return duration.replaceAll('{days}', String(totalDays));
  return t('results.total', { days: t('results.days', { count: totalDays }) });
}

/** The total with what belongs to it: the day, what it was before, what it is without taxes or paid otherwise. */
export function OfferPrice({
  offer,
  page,
  t,
  format,
  saysTaxes = true,
}: Pick<Props, 'offer' | 'page' | 't' | 'format' | 'saysTaxes'>) {
  const { shows, methods, primary } = page.booking.results;
  const { headline, lower } = promotedPrice(offer, methods, primary.paymentMethodId);
  const daily = shows.dailyPrice && dailyPriceOf({ ...offer, total: headline });
  const fee = oneWayFeeOf(offer);
  const before = shows.openRate ? openRateOf(offer) : null;
  const net = shows.netPrice ? netPriceOf(offer) : null;
  const dayText = daily
    ? (daily.isRounded ? '≈\u00a0' : '') + t('results.perDay', { price: format.money(daily.amount) })
    : '';
  const feeText = fee ? t('results.oneWayIncluded', { price: format.money(fee) }) : '';
  const taxText = saysTaxes
    ? t(page.booking.areTaxesIncluded ? 'results.taxesIncluded' : 'results.taxesExcluded')
    : '';
  const notes = [dayText, feeText, taxText].filter(Boolean);
  return (
    <S.Price>
      <p>{durationText(offer, page, t)}</p>
      {before && (
        <s>
          <span className="visually-hidden">{t('results.before')} </span>
          {format.money(before)}
        </s>
      )}
      <strong data-total="">
        <Price amount={headline} format={format} />
      </strong>
      {notes.length > 0 && <p>{notes.join(' · ')}</p>}
      {net && <p>{t('results.withoutTaxes', { price: format.money(net) })}</p>}
      {lower && (
        <p data-lower="">
          {t('results.fromWith', {
            price: format.money(lower.price),
            methods: format.list(lower.methods),
          })}
        </p>
      )}
    </S.Price>
  );
}

/** A vehicle with its features, its total and the link to choose it. */
export function VehicleCard(props: Props) {
  const { offer, href, page, t, format, heading, message, actions, saysTaxes } = props;
  const { features = vehicleFeatures(offer, page.booking.results.features, { t, format }) } = props;
  const { label = t(offer.isQuoteOnly ? 'results.quote' : 'results.choose') } = props;
  const { vehicle, isQuoteOnly } = offer;
  return (
    <S.Card>
      <VehiclePicture path={vehicle.imagePath} page={page} />
      <S.Title>
        <ModelHeading vehicle={vehicle} isQuoteOnly={isQuoteOnly} heading={heading} page={page} t={t} />
      </S.Title>
      <S.About>
        <ul>
          {features.map(({ feature, icon, text, value }) => (
            <li key={feature}>
              <SvgIcon name={icon} size={18} />
              <span>{text}</span>
              {value !== text && <span aria-hidden="true">{value}</span>}
            </li>
          ))}
        </ul>
      </S.About>
      <S.Foot>
        <OfferPrice offer={offer} page={page} t={t} format={format} saysTaxes={saysTaxes} />
        <ButtonLink
          href={href}
          variant="primary"
          attributes={{
            'aria-label': t('common.labelled', { label, value: vehicle.modelName }),
            'data-book': label,
          }}
        >
          {label}
        </ButtonLink>
      </S.Foot>
      {(message || actions) && (
        <S.More>
          {message}
          {actions && <S.Actions>{actions}</S.Actions>}
        </S.More>
      )}
    </S.Card>
  );
}
