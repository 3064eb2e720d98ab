import { LayoutGrid, Rows3, SlidersHorizontal } from 'lucide';
import type { ResultsView } from '../../domain/offers/results-view.ts';
import { OFFER_SORTS, type OfferSort } from '../../domain/offers/sort-offers.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { FIELD_NAMES } from './results-state.ts';
import type { ResultsTexts } from './results-texts.ts';

interface Props {
  /** `null` where visitors do not choose the order. */
  readonly sort: OfferSort | null;
  readonly view: ResultsView;
  /** How many filters are in use; `null` where there are none to use. */
  readonly usedFilters: number | null;
  readonly texts: ResultsTexts;
  readonly onSort: (sort: OfferSort) => void;
  readonly onView: (view: ResultsView) => void;
  readonly onFilters: () => void;
}

/** Opens the filters where they are not beside the results, and chooses order and view. */
export const ResultsToolbar = ({ sort, view, usedFilters, texts, onSort, onView, onFilters }: Props) => (
  <div data-bar="">
    {usedFilters !== null && (
      <button
        type="button"
        data-open-filters=""
        data-needs-script=""
        aria-haspopup="dialog"
        onClick={onFilters}
      >
        <Glyph shapes={SlidersHorizontal} size={18} />
        {texts.filters}
        {usedFilters > 0 && <span data-count="">{usedFilters}</span>}
      </button>
    )}
    {sort && (
      <label data-sort="">
        <span>{texts.sort}</span>
        <select
          name={FIELD_NAMES.sort}
          value={sort}
          onChange={({ target }) => onSort(target.value as OfferSort)}
        >
          {OFFER_SORTS.map((each) => (
            <option key={each} value={each}>
              {texts.sorts[each]}
            </option>
          ))}
        </select>
      </label>
    )}
    <div role="group" aria-label={texts.view} data-views="" data-needs-script="">
      {(
        [
          ['cards', LayoutGrid, texts.cards],
          ['rows', Rows3, texts.rows],
        ] as const
      ).map(([each, shapes, label]) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          title={label}
          onClick={() => onView(each)}
        >
          <Glyph shapes={shapes} size={20} />
        </button>
      ))}
    </div>
    {sort === 'relevance' && <small data-explained="">{texts.sortExplained}</small>}
  </div>
);
