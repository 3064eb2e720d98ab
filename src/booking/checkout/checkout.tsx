import type { PricedSearch } from '../../api/queries/search.ts';
import { toSearchAddress } from '../../api/wire/search-address.ts';
import { resultOf } from '../../runtime/registry/data.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen.tsx';
import { FailedScreen } from '../../ui/notice-screen/failed-screen.tsx';
import { NoticeScreen } from '../../ui/notice-screen/notice-screen.tsx';
import { ModelName } from '../../ui/model-name/model-name.tsx';
import { PriceBreakdown } from '../../ui/price-breakdown/price-breakdown.tsx';
import { RepairNotices } from '../../ui/repair-notices/repair-notices.tsx';
import { TripSummary } from '../../ui/trip-summary/trip-summary.tsx';
import * as S from './checkout.styles.ts';
import { CheckoutFormPart } from './checkout-form.part.tsx';
import { checkoutTexts } from './checkout-texts.ts';

type Props = ComponentProps<'Checkout'>;

/** Why there is nothing to book: no car was named, there is none of that name, or the last one is gone. */
function Nothing({ root, t, page, image, priced }: Props & { readonly priced: PricedSearch | null }) {
  const title = !priced ? 'nothingChosen' : priced.isModelKnown ? 'gone' : 'unknownModel';
  const search = new URLSearchParams(page.search);
  search.delete('modelId');
  const query = search.size > 0 ? `?${search}` : '';
  return (
    <NoticeScreen
      root={{ ...root, role: 'alert' }}
      scene={page.picture(image.src)}
      alt={image.alt}
      icon="car-front"
      title={t(`checkout.${title}`)}
      text={t(priced ? 'results.noneHint' : 'checkout.nothingChosenText')}
    >
      <ButtonLink href={page.routePath('search') + query} variant="primary">
        {t(priced ? 'checkout.seeOthers' : 'search.title')}
      </ButtonLink>
      <ButtonLink href={page.routePath('home')}>{t('common.goHome')}</ButtonLink>
    </NoticeScreen>
  );
}

/** The one page on which a car is booked: what, when, for how much, and by whom. */
export function Checkout(props: Props) {
  const { root, t, format, page, data, note, image, renderPart } = props;
  const answer = resultOf<PricedSearch | null>(data, 'price');
  if (answer.status === 'error') return <FailedScreen root={root} t={t} page={page} image={image} />;
  if (answer.status === 'loading') return <LoadingScreen root={root} t={t} blocks={2} />;
  const priced = answer.data;
  if (!priced?.offer) return <Nothing {...props} priced={priced} />;
  const { offer, search, repairs } = priced;
  const { vehicle } = offer;
  const picture = page.picture(vehicle.imagePath);
  const resultsHref = `${page.routePath('search')}?${toSearchAddress({ ...search, modelId: null })}`;
  const { modelId } = vehicle;
  return (
    <S.Screen {...root}>
      <S.Head>
        <ButtonLink href={resultsHref} variant="text" size="small" icon="arrow-left">
          {t('checkout.back')}
        </ButtonLink>
        <h1>{t('checkout.title')}</h1>
        <RepairNotices repairs={repairs} search={search} t={t} />
      </S.Head>
      <S.Part>
        <h2>{t('checkout.yourDetails')}</h2>
        <noscript>
          <p>{t('checkout.needsScript')}</p>
        </noscript>
        {renderPart({
          name: 'checkout-form',
          part: CheckoutFormPart,
          hydrate: 'load',
          root: { 'data-node': `${root['data-node']}-form`, 'data-needs-script': '' },
          props: {
            order: {
              search,
              modelId,
              isQuoteOnly: offer.isQuoteOnly,
              hasUnlimitedMileage: offer.hasUnlimitedMileage,
              total: offer.total,
              language: page.language,
            },
            texts: checkoutTexts(t, format.money(offer.total), page.booking),
            showsTerms: page.booking.showsTerms,
            successPath: page.routePath('booking-success'),
            resultsHref,
          },
        })}
        <S.Payment>
          <SvgIcon name="banknote" />
          {t('checkout.payAtCounter')}
        </S.Payment>
        {note && <p>{note}</p>}
      </S.Part>
      <S.Summary aria-label={t('checkout.summary')}>
        {picture && <img src={picture.src} alt="" width={picture.width} height={picture.height} />}
        <h2>
          <ModelName name={vehicle.modelName} page={page} t={t} />
        </h2>
        <TripSummary
          pickUp={{ label: t('checkout.pickUp'), place: search.pickUpPlace.name, moment: search.pickUp }}
          dropOff={{ label: t('checkout.dropOff'), place: search.dropOffPlace.name, moment: search.dropOff }}
          format={format}
        />
        <PriceBreakdown
          lines={offer.lines}
          total={offer.total}
          totalLabel={t('checkout.total')}
          format={format}
        />
      </S.Summary>
    </S.Screen>
  );
}
