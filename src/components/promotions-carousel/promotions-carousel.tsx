import { promotionSearch } from '../../api/wire/promotion-search.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { renderCarousel } from '../../ui/carousel/carousel.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { PromotionCard } from '../../ui/promotion-card/promotion-card.tsx';
import { shownPromotions } from '../../ui/promotion-card/promotion-data.ts';
import type { queries } from './promotions-carousel.queries.ts';

/** What the company offers at a lower price, side by side. */
export function PromotionsCarousel(props: ComponentProps<'PromotionsCarousel', typeof queries>) {
  const { root, renderIsland, data, t, page, label, buttonLabel, headingLevel } = props;
  const shown = shownPromotions(data, props, { ...props, searchOf: promotionSearch });
  if (shown.status === 'error')
    return (
      <div {...root}>
        <FailedNotice page={page} t={t}>
          {t('promotions.failed')}
        </FailedNotice>
      </div>
    );
  if (shown.status !== 'success')
    return (
      <div {...root} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        <CardSkeleton />
      </div>
    );
  const { promotions, names } = shown.data;
  if (promotions.length === 0)
    return (
      <div {...root}>
        <InlineNotice icon="tag">{t('promotions.empty')}</InlineNotice>
      </div>
    );
  return renderCarousel({
    root,
    renderIsland,
    t,
    label: label || t('promotions.label'),
    settings: props,
    shown: props,
    look: { 'data-cards': '', 'data-peek': '' },
    slides: promotions.map(({ promotion, search }) => (
      <PromotionCard
        key={promotion.id}
        {...props}
        promotion={promotion}
        names={names}
        href={page.routePath('search', search)}
        label={buttonLabel}
        headingLevel={headingLevel}
      />
    )),
  });
}
