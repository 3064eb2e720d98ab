import { promotionSearch } from '../../api/wire/promotion-search.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CardGrid, CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { eachWidth } from '../../ui/each-width/each-width.ts';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { PromotionCard } from '../../ui/promotion-card/promotion-card.tsx';
import { shownPromotions } from '../../ui/promotion-card/promotion-data.ts';
import type { queries } from './promotions-grid.queries.ts';
import * as S from './promotions-grid.styles.ts';

type Props = ComponentProps<'PromotionsGrid', typeof queries>;

/** Shapes where the promotions will stand. */
const SKELETONS = 3;

function content(props: Props) {
  const { data, t, page, buttonLabel, headingLevel } = props;
  const shown = shownPromotions(data, props, { ...props, searchOf: promotionSearch });
  const style = eachWidth(props) as object;
  if (shown.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('promotions.failed')}
      </FailedNotice>
    );
  if (shown.status !== 'success')
    return (
      <CardGrid as="div" style={style} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        {Array.from({ length: SKELETONS }, (_, position) => (
          <CardSkeleton key={position} />
        ))}
      </CardGrid>
    );
  const { promotions, names } = shown.data;
  if (promotions.length === 0) return <InlineNotice icon="tag">{t('promotions.empty')}</InlineNotice>;
  return (
    <CardGrid style={style}>
      {promotions.map(({ promotion, search }) => (
        <li key={promotion.id}>
          <PromotionCard
            {...props}
            promotion={promotion}
            names={names}
            href={page.routePath('search', search)}
            label={buttonLabel}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </CardGrid>
  );
}

/** What the company offers at a lower price, each with the way to cars at that price. */
export const PromotionsGrid = (props: Props) => <S.Promotions {...props.root}>{content(props)}</S.Promotions>;
