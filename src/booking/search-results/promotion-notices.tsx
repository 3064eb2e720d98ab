import { promotionFit } from '../../domain/offers/promoted-price.ts';
import type { Promotion } from '../../domain/promotions.ts';
import type { SearchCodes } from '../../domain/promotion-codes.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { OfferedPromotion, VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import { daysText, periodText } from '../../ui/promotion-card/promotion-texts.ts';
import { Dismissible } from './dismissible.tsx';

interface Props extends Pick<RenderContext, 't' | 'format' | 'page'> {
  readonly search: SearchParameters;
  readonly codes: SearchCodes;
  /** Those of the site; a chosen one that is not among them is over. */
  readonly promotions: readonly Promotion[];
  readonly offers: readonly VehicleOffer[];
}

interface Notice {
  readonly severity: 'success' | 'warning' | 'error';
  readonly text: string;
}

/** What became of a promotion: whether it lowers all prices, some or none. */
function effectOf(promotion: Promotion, { offers, t, format }: Props): Notice {
  const lowered = offers.filter(({ lines }) =>
    lines.some(({ kind, description }) => kind === 'promotion' && description === promotion.name),
  );
  const values = { name: promotion.name, share: format.percent(promotion.basisPoints) };
  if (lowered.length === offers.length) return { severity: 'success', text: t('promotions.applied', values) };
  if (lowered.length > 0) return { severity: 'success', text: t('promotions.appliedToSome', values) };
  const conditions = [periodText(promotion, { t, format }), daysText(promotion, t)].filter(Boolean);
  return { severity: 'warning', text: `${t('promotions.notHeld', values)} ${conditions.join(' · ')}` };
}

/** For which ways to pay a promotion holds that the offers state with their conditions. */
function fitOf(stated: OfferedPromotion, name: string, { page, t, format }: Props): Notice {
  const { severity, methods } = promotionFit(stated, page.booking.results.methods);
  switch (severity) {
    case 'success':
      return { severity, text: t('promotions.forAllMethods', { name }) };
    case 'warning':
      return { severity, text: t('promotions.forMethods', { name, methods: format.list(methods) }) };
    case 'error':
      return { severity, text: t('validation.promoAlert') };
  }
}

/** Says of each promotion that the visitor chose whether these prices contain it, and for which ways to pay it holds. */
export function PromotionNotices(props: Props) {
  const { search, codes, promotions, offers, t } = props;
  const chosen = new Set([search.promotionId, ...search.promotionIds].filter((id) => id !== null));
  const stated = offers.flatMap((offer) => offer.promotions);
  // What a code opened is told by the code, unless the offers state how it can be paid.
  const isOfCode = (id: string) =>
    codes.promotion !== null && id === search.promotionId && !stated.some((each) => each.id === id);
  return [...chosen]
    .filter((id) => !isOfCode(id))
    .map((id) => {
      const promotion = promotions.find((each) => each.id === id);
      const offered = stated.find((each) => each.id === id);
      const name = promotion?.name ?? search.promotionCode ?? id;
      const notice: Notice = offered
        ? fitOf(offered, name, props)
        : promotion
          ? effectOf(promotion, props)
          : { severity: 'warning', text: t('promotions.over') };
      return (
        <Dismissible
          key={id}
          severity={notice.severity}
          icon="tag"
          name={`${id}|${search.promotionCode ?? ''}`}
          t={t}
        >
          <p>{notice.text}</p>
        </Dismissible>
      );
    });
}
