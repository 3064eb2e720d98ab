import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { ButtonLink } from '../button-link/button-link.tsx';
import { ExcessTerms } from '../excess/excess-terms.tsx';
import { orSimilarText } from '../model-name/model-name.tsx';
import { Price } from '../price/price.tsx';
import { distanceTexts } from './distance-texts.ts';
import { VehicleFeatures } from './vehicle-features.tsx';
import { VehiclePicture } from './vehicle-picture.tsx';
import * as S from './vehicle-card.styles.ts';

interface Props {
  readonly offer: VehicleOffer;
  /** Address of the page that books it. */
  readonly href: string;
  readonly page: Pick<PageContext, 'picture' | 'booking'>;
  readonly t: Translate;
  readonly format: Format;
  /** Level of its heading, below those of the screen. */
  readonly heading: 'h2' | 'h3';
}

/** A vehicle with its features, its total and the link to choose it. */
export function VehicleCard({ offer, href, page, t, format, heading: Heading }: Props) {
  const { vehicle, total, totalDays, averageDay, deposit } = offer;
  const name = vehicle.modelName;
  // For a rental of one day the daily price equals the total and is not shown.
  const perDay = totalDays > 1 ? averageDay : null;
  const { ofResult } = page.booking.messages;
  return (
    <S.Card>
      <VehiclePicture path={vehicle.imagePath} page={page} />
      <S.Title>
        <p>{[vehicle.categoryName, orSimilarText(page, t)].filter(Boolean).join(' · ')}</p>
        <Heading>{name}</Heading>
      </S.Title>
      <VehicleFeatures vehicle={vehicle} distances={distanceTexts(offer, t, format)} t={t}>
        <ExcessTerms excess={offer.excess} risks={page.booking.excess.inResults} t={t} format={format} />
        {deposit && <p>{t('results.deposit', { price: format.money(deposit) })}</p>}
        {ofResult && <p>{ofResult}</p>}
      </VehicleFeatures>
      <S.Foot>
        <div>
          <p>{t('results.total', { days: t('results.days', { count: totalDays }) })}</p>
          <strong>
            <Price amount={total} format={format} />
          </strong>
          <p>
            {perDay && t('results.perDay', { price: format.money(perDay) })}
            {perDay && ' · '}
            {t(page.booking.areTaxesIncluded ? 'results.taxesIncluded' : 'results.taxesExcluded')}
          </p>
        </div>
        <ButtonLink
          href={href}
          variant="primary"
          attributes={{ 'aria-label': t('results.chooseModel', { model: name }) }}
        >
          {t('results.choose')}
        </ButtonLink>
      </S.Foot>
    </S.Card>
  );
}
