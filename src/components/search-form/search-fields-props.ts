import type { AskDayPrices } from '../../api/http/day-prices-api.ts';
import type { TripRules } from '../../domain/search-rules.ts';
import type { WritingStyle } from '../../runtime/text/format.ts';
import type { FormPlace } from './form-place.ts';
import type { SearchTexts } from './search-texts.ts';

/** What the fields of a search need in the browser. */
export interface SearchFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly style: WritingStyle;
  readonly rules: TripRules;
  /** The places that are offered at each end. */
  readonly placeIds: { readonly pickUp: readonly string[]; readonly dropOff: readonly string[] };
  readonly showsDropOff: boolean;
  readonly showsTimes: boolean;
  readonly texts: SearchTexts;
}

/** What replaces the served fields, with the values that these had. */
export interface SearchWidgetsProps extends SearchFieldsProps {
  readonly served: URLSearchParams;
  readonly places: readonly FormPlace[];
  readonly askDayPrices: AskDayPrices;
  /** Name of the served field that had the focus; '' for none. */
  readonly focused: string;
}
