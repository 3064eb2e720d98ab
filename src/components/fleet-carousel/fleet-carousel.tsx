import { chooseModels, shownClasses } from '../../domain/fleet.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { renderCarousel } from '../../ui/carousel/carousel.tsx';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import type { queries } from './fleet-carousel.queries.ts';
import { ModelCard } from '../../ui/vehicle-card/model-card.tsx';
import { modelHref } from '../../ui/vehicle-card/model-link.ts';
import * as S from './fleet-carousel.styles.ts';

/** The cars of the company, side by side. */
export function FleetCarousel(props: ComponentProps<'FleetCarousel', typeof queries>) {
  const { root, renderIsland, data, t, page, format, label, buttonLabel, headingLevel } = props;
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
      <S.Loading {...root} aria-busy="true">
        <p role="status" className="visually-hidden">
          {t('common.loading')}
        </p>
        <S.Skeleton />
      </S.Loading>
    );
  const classes = shownClasses(result.data, page.booking.results);
  const models = chooseModels(classes, props, format.compareNames);
  if (models.length === 0)
    return (
      <div {...root}>
        <InlineNotice icon="car-front">{t('fleet.empty')}</InlineNotice>
      </div>
    );
  return renderCarousel({
    root,
    renderIsland,
    t,
    label: label || t('fleet.all'),
    settings: props,
    shown: props,
    look: { 'data-cards': '', 'data-peek': '' },
    slides: models.map(({ vehicle }) => (
      <ModelCard
        key={vehicle.modelId}
        vehicle={vehicle}
        href={modelHref(page, vehicle.modelId)}
        label={buttonLabel || t('fleet.see')}
        headingLevel={headingLevel}
        page={page}
        t={t}
      />
    )),
  });
}
