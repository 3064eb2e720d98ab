import { chooseModels, classesOf, shownClasses } from '../../domain/fleet.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CardGrid, CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { eachWidth } from '../../ui/each-width/each-width.ts';
import { renderFilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { ModelCard } from '../../ui/vehicle-card/model-card.tsx';
import { modelHref } from '../../ui/vehicle-card/model-link.ts';
import type { queries } from './fleet-grid.queries.ts';
import * as S from './fleet-grid.styles.ts';

type Props = ComponentProps<'FleetGrid', typeof queries>;

/** Shapes where the cars will stand: two lines of them are enough to see what is coming. */
const SKELETONS = 6;

function content(props: Props) {
  const { root, renderIsland, data, t, page, format, showFilter, buttonLabel, headingLevel } = props;
  const result = data.fleet;
  const style = eachWidth(props) as object;
  if (result.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('fleet.failed')}
      </FailedNotice>
    );
  if (result.status !== 'success')
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
  const classes = shownClasses(result.data, page.booking.results);
  const models = chooseModels(classes, props, format.compareNames);
  if (models.length === 0) return <InlineNotice icon="car-front">{t('fleet.empty')}</InlineNotice>;
  return (
    <>
      {showFilter &&
        renderFilterChips({
          root,
          renderIsland,
          label: t('fleet.filter'),
          all: t('fleet.all'),
          groups: classesOf(models, classes),
          shown: (count) => t('fleet.shown', { count }),
        })}
      <CardGrid style={style}>
        {models.map(({ vehicle, categoryId }) => (
          <li key={vehicle.modelId} data-group={categoryId}>
            <ModelCard
              vehicle={vehicle}
              href={modelHref(page, vehicle.modelId)}
              label={buttonLabel || t('fleet.see')}
              headingLevel={headingLevel}
              page={page}
              t={t}
            />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

/** What the company rents out, before anybody has named a place or a date. */
export const FleetGrid = (props: Props) => (
  <S.Fleet {...props.root} data-filtered="">
    {content(props)}
  </S.Fleet>
);
