import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CardSkeleton } from '../../ui/card-grid/card-grid.ts';
import { FailedNotice, InlineNotice } from '../../ui/inline-notice/inline-notice.tsx';
import { ModelDetails } from '../../ui/vehicle-card/model-details.tsx';
import { modelHref } from '../../ui/vehicle-card/model-link.ts';
import type { queries } from './car-details.queries.ts';

/** One model of the company, with the way to its prices. */
export function CarDetails(props: ComponentProps<'CarDetails', typeof queries>) {
  const { root, data, t, page, modelId, showExcess, buttonLabel } = props;
  const result = data.model;
  if (result.status === 'skipped') return null;
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
  if (!result.data)
    return (
      <div {...root}>
        <InlineNotice icon="car-front">{t('fleet.gone')}</InlineNotice>
      </div>
    );
  const { vehicle, excess } = result.data;
  return (
    <ModelDetails
      {...props}
      vehicle={vehicle}
      excess={showExcess ? excess : {}}
      href={modelHref(page, modelId)}
      label={buttonLabel || t('fleet.see')}
    />
  );
}
