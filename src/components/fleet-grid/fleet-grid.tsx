import { chooseModels, classesOf, type FleetCategory, type FleetModel } from '../../domain/fleet.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { eachWidth } from '../../ui/each-width/each-width.ts';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { ModelCard } from '../../ui/vehicle-card/model-card.tsx';
import { modelHref } from '../../ui/vehicle-card/model-link.ts';
import { FleetFilterIsland } from './fleet-filter.island.tsx';
import type { queries } from './fleet-grid.queries.ts';
import * as S from './fleet-grid.styles.ts';

type Props = ComponentProps<'FleetGrid', typeof queries>;

/** Shapes where the cars will stand: two lines of them are enough to see what is coming. */
const SKELETONS = 6;

/** The chips; one class alone is no choice. */
function Filter({
  props: { root, t, renderIsland },
  models,
  categories,
}: {
  props: Props;
  models: readonly FleetModel[];
  categories: readonly FleetCategory[];
}) {
  const classes = classesOf(models, categories);
  if (classes.length < 2) return null;
  const shown = (count: number) => t('fleet.shown', { count });
  return renderIsland({
    name: 'fleet-filter',
    island: FleetFilterIsland,
    as: S.Filter,
    root: { 'data-node': `${root['data-node']}-filter`, 'data-needs-script': '' },
    props: {
      label: t('fleet.filter'),
      choices: [
        { id: '', name: t('fleet.all'), shown: shown(models.length) },
        ...classes.map(({ id, name, count }) => ({ id, name, shown: shown(count) })),
      ],
    },
  });
}

function content(props: Props) {
  const { data, t, page, format, showFilter, buttonLabel, headingLevel } = props;
  const answer = data.fleet;
  const style = eachWidth(props) as object;
  if (answer.status === 'error')
    return (
      <FailedNotice page={page} t={t}>
        {t('fleet.failed')}
      </FailedNotice>
    );
  if (answer.status !== 'success')
    return (
      <S.Cards as="div" style={style} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        {Array.from({ length: SKELETONS }, (_, position) => (
          <S.Skeleton key={position} />
        ))}
      </S.Cards>
    );
  const models = chooseModels(answer.data, props, format.compareNames);
  if (models.length === 0) return <InlineNotice icon="car-front">{t('fleet.empty')}</InlineNotice>;
  return (
    <>
      {showFilter && <Filter props={props} models={models} categories={answer.data} />}
      <S.Cards style={style}>
        {models.map(({ vehicle, categoryId }) => (
          <li key={vehicle.modelId} data-category={categoryId}>
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
      </S.Cards>
    </>
  );
}

/** What the company rents out, before anybody has named a place or a date. */
export const FleetGrid = (props: Props) => (
  <S.Fleet {...props.root} data-fleet="">
    {content(props)}
  </S.Fleet>
);
