import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { VehicleCard } from '../../ui/vehicle-card/vehicle-card.tsx';
import type { VehicleFeature } from '../../ui/vehicle-card/vehicle-features.ts';
import { CustomHtml } from './custom-html.tsx';
import { OfferDetails } from './offer-details.tsx';
import { offerLinks } from './offer-hrefs.ts';
import { resultsAddress, type ResultsState, searchEntries } from './results-state.ts';

interface Item {
  readonly offer: VehicleOffer;
  readonly features: readonly VehicleFeature[];
  /** A filter hides it. */
  readonly isHidden: boolean;
}

interface Props extends Pick<RenderContext, 'page' | 't' | 'format'> {
  readonly items: readonly Item[];
  /** Facts that are said once for all. */
  readonly common: readonly VehicleFeature[];
  readonly state: ResultsState;
  readonly search: SearchParameters;
  /** Until when cancelling is free, in words; '' where no rules say. */
  readonly cancellation: string;
}

/** Vehicles as list items, in the order in which they are shown; the details of the selected one follow its card. */
export function OfferItems({ items, common, state, search, cancellation, page, t, format }: Props) {
  const { results, messages } = page.booking;
  const { selected } = state;
  const isSaid = (feature: VehicleFeature) => common.some((each) => each.feature === feature.feature);
  const shownCurrency = (offer: VehicleOffer) => format.shown(offer.total).currency;
  const listHref = (offer: VehicleOffer, chosen: string | null) => {
    const code = shownCurrency(offer);
    const query = resultsAddress(
      searchEntries(page.search),
      { ...state, selected: chosen },
      {
        defaultSort: results.filters.defaultSort,
        unit: { code, decimals: format.currency(code).decimals },
      },
    );
    return `${page.routePath(page.routeId, query)}#car-${offer.vehicle.modelId}`;
  };
  const details = ({ offer, features }: Item) => (
    <OfferDetails
      offer={offer}
      features={features}
      links={offerLinks(offer, search, { page, t })}
      viewer={page.viewer}
      cancellation={cancellation}
      isOpen={offer.vehicle.modelId === selected}
      closeHref={listHref(offer, null)}
      page={page}
      t={t}
      format={format}
    />
  );
  const isSelectedShown = items.some(
    ({ offer, isHidden }) => offer.vehicle.modelId === selected && !isHidden,
  );
  const panel = (content: Item | null) => (
    <li key="panel" data-panel="" hidden={!content}>
      {content && details(content)}
    </li>
  );
  return (
    <>
      {items.flatMap((item) => {
        const { offer, features, isHidden } = item;
        const { modelId, modelName } = offer.vehicle;
        const isSelected = modelId === selected && !isHidden;
        const [first] = offerLinks(offer, search, { page, t });
        const card = (
          <li
            key={modelId}
            id={`car-${modelId}`}
            data-offer={modelId}
            data-selected={isSelected ? '' : undefined}
            hidden={isHidden}
          >
            <VehicleCard
              offer={offer}
              features={features.filter((feature) => !isSaid(feature))}
              href={first.href}
              label={first.label}
              page={page}
              t={t}
              format={format}
              heading="h2"
              saysTaxes={false}
              message={
                <>
                  {messages.ofResult && <p>{messages.ofResult}</p>}
                  <CustomHtml page={page} />
                </>
              }
              actions={
                <>
                  <a
                    href={listHref(offer, modelId === selected ? null : modelId)}
                    data-select={modelId}
                    data-no-prefetch=""
                    rel="nofollow"
                    aria-expanded={isSelected}
                  >
                    {t('results.details')}
                    <span className="visually-hidden">{` ${modelName}`}</span>
                    <SvgIcon name="chevron-down" size={16} />
                  </a>
                  <label data-needs-script="">
                    <input
                      type="checkbox"
                      data-compare=""
                      value={modelId}
                      defaultChecked={state.compared.includes(modelId)}
                    />
                    {t('results.compare.open')}
                    <span className="visually-hidden">{` ${modelName}`}</span>
                  </label>
                </>
              }
            />
            {!isSelected && details(item)}
          </li>
        );
        return isSelected ? [card, panel(item)] : [card];
      })}
      {!isSelectedShown && panel(null)}
    </>
  );
}
