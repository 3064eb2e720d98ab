import type { Promotion } from '../../domain/promotions.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import { InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { daysText, periodText } from '../../ui/promotion-card/promotion-texts.ts';

interface Props extends Pick<RenderContext, 't' | 'format'> {
  readonly search: SearchParameters;
  /** Those of the site; a chosen one that is not among them is over. */
  readonly promotions: readonly Promotion[];
  readonly offers: readonly VehicleOffer[];
}

/** What became of a promotion: whether it lowers all prices, some or none. */
function noticeOf(promotion: Promotion, { offers, t, format }: Props): string {
  const lowered = offers.filter(({ lines }) =>
    lines.some(({ kind, description }) => kind === 'promotion' && description === promotion.name),
  );
  const values = { name: promotion.name, share: format.percent(promotion.basisPoints) };
  if (lowered.length === offers.length) return t('promotions.applied', values);
  if (lowered.length > 0) return t('promotions.appliedToSome', values);
  const conditions = [periodText(promotion, { t, format }), daysText(promotion, t)].filter(Boolean);
  return `${t('promotions.notHeld', values)} ${conditions.join(' · ')}`;
}

/** Says of each promotion that the visitor chose whether these prices contain it. */
export function PromotionNotices(props: Props) {
  const { search, promotions, t } = props;
  const chosen = new Set([search.promotionId, ...search.promotionIds].filter((id) => id !== null));
  return [...chosen].map((id) => {
    const promotion = promotions.find((each) => each.id === id);
    return (
      <InlineNotice key={id} icon="tag">
        {promotion ? noticeOf(promotion, props) : t('promotions.over')}
      </InlineNotice>
    );
  });
}
