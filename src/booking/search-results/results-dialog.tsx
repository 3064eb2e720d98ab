import type { ReactNode } from 'react';
import { CompareCars } from './compare-cars.tsx';
import { FiltersDrawer } from './filters-drawer.tsx';
import { ReloadDialog } from './reload-dialog.tsx';
import type { ResultsState } from './results-state.ts';
import type { ResultsTexts } from './results-texts.ts';
import { ShareDialog } from './share-dialog.tsx';

/** What is open above the results. */
export type OpenDialog =
  | { readonly name: 'reload' }
  | { readonly name: 'filters' }
  /** `results` holds the served cards and details. */
  | { readonly name: 'compare'; readonly results: Element }
  /** `car` is what the control states of it: `share` is its id, `model` its name. */
  | { readonly name: 'share'; readonly car: Readonly<DOMStringMap> };

interface Props {
  readonly dialog: OpenDialog;
  readonly state: ResultsState;
  readonly texts: ResultsTexts;
  /** The form of the filters. */
  readonly filters: ReactNode;
  /** How many cars they leave. */
  readonly count: string;
  /** The path and query that restore the search with these choices. */
  readonly addressOf: (state: ResultsState) => string;
  readonly onCompare: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The dialogs of the results, whose code is loaded as the first of them opens. */
export function ResultsDialog(props: Props) {
  const { dialog, state, texts, addressOf, onCompare, onClose } = props;
  if (dialog.name === 'reload') return <ReloadDialog texts={texts.reload} />;
  if (dialog.name === 'filters')
    return (
      <FiltersDrawer count={props.count} texts={texts} onClose={onClose}>
        {props.filters}
      </FiltersDrawer>
    );
  if (dialog.name === 'compare')
    return (
      <CompareCars
        results={dialog.results}
        ids={state.compared}
        texts={texts}
        onRemove={(id) => onCompare(state.compared.filter((other) => other !== id))}
        onClose={onClose}
      />
    );
  const { share = '', model = '' } = dialog.car;
  return (
    <ShareDialog
      model={model}
      href={addressOf({ ...state, selected: share, compared: [] })}
      texts={texts}
      onClose={onClose}
    />
  );
}
