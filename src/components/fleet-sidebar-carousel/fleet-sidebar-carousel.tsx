import { type FleetCategory, shownClasses } from '../../domain/fleet.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { renderCarousel } from '../../ui/carousel/carousel.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { renderTabs } from '../../ui/tabs/render-tabs.tsx';
import { ModelDetails } from '../../ui/vehicle-card/model-details.tsx';
import { modelHref } from '../../ui/vehicle-card/model-link.ts';
import type { queries } from './fleet-sidebar-carousel.queries.ts';

type Props = ComponentProps<'FleetSidebarCarousel', typeof queries>;

/** One car at a time on all widths. */
const ONE = { xs: 1, sm: 0, md: 0, lg: 0, xl: 0 };

/** The models of a class, one after the other with their details. */
function modelsOf({ id, name, models }: FleetCategory, props: Props) {
  const { root, renderIsland, t, format, page, loop, autoplay, buttonLabel, headingLevel } = props;
  return renderCarousel({
    root: { 'data-node': `${root['data-node']}-${id}` },
    key: id,
    renderIsland,
    t,
    label: name,
    settings: { loop, autoplay },
    shown: ONE,
    slides: models.map((vehicle) => (
      <ModelDetails
        key={vehicle.modelId}
        vehicle={vehicle}
        href={modelHref(page, vehicle.modelId)}
        label={buttonLabel || t('fleet.see')}
        // That of the class, whose heading is a tab once scripts run.
        headingLevel={headingLevel}
        page={page}
        t={t}
        format={format}
      />
    )),
  });
}

/** The classes of the company at the side, and the cars of the chosen one. */
export function FleetSidebarCarousel(props: Props) {
  const { root, renderIsland, data, t, page, categoryIds, label, headingLevel } = props;
  const result = data.fleet;
  if (result.status === 'error')
    return (
      <div {...root}>
        <FailedNotice page={page} t={t}>
          {t('fleet.failed')}
        </FailedNotice>
      </div>
    );
  if (result.status !== 'success')
    return (
      <div {...root} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        <CardSkeleton />
      </div>
    );
  const classes = shownClasses(result.data, page.booking.results).filter(
    ({ id }) => categoryIds.length === 0 || categoryIds.includes(id),
  );
  const [first] = classes;
  if (!first)
    return (
      <div {...root}>
        <InlineNotice icon="car-front">{t('fleet.empty')}</InlineNotice>
      </div>
    );
  return renderTabs({
    root,
    renderIsland,
    items: classes.map((each) => ({
      id: each.id,
      label: each.name,
      icon: '',
      content: modelsOf(each, props),
    })),
    first: first.id,
    anchor: '',
    label: label || t('fleet.filter'),
    isVertical: true,
    headingLevel,
  });
}
