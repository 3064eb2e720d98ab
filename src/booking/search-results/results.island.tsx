import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  activeFilters,
  droppableFilters,
  filterOffers,
  withoutFilter,
} from '../../domain/offers/filter-offers.ts';
import { resultsNotice } from '../../domain/offers/notices.ts';
import { NO_FILTER, type ComparableOffer, type OfferFilter } from '../../domain/offers/comparable-offer.ts';
import type { ResultsView } from '../../domain/offers/results-view.ts';
import { type OfferSort, sortOffers } from '../../domain/offers/sort-offers.ts';
import type { CurrencyUnit } from '../../domain/money.ts';
import { Adopted } from '../../runtime/hydration/adopted.tsx';
import { useIsHydrated } from '../../runtime/hydration/use-is-hydrated.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { Codes } from '../codes/codes.tsx';
import type { CodesTexts } from '../codes/codes-texts.ts';
import type { SearchCodes } from '../../domain/promotion-codes.ts';
import { type FilterChoices, FilterForm } from './filter-form.tsx';
import { closeDetails, openDetails, orderCards, selectorOf, showCards, whenReleased } from './list-dom.ts';
import { ReloadTimer } from './reload-timer.ts';
import { storeDismissals } from './store-dismissals.ts';
import { storeView } from './store-view.ts';
import { MOST_COMPARED, resultsAddress, type ResultsState } from './results-state.ts';
import type { OpenDialog, ResultsDialog } from './results-dialog.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import type { ResultsTexts } from './results-texts.ts';
import { OPENED, useOpenedDetails } from './use-opened-details.ts';

export interface ResultsIslandProps {
  /** In the order of the product API. */
  readonly offers: readonly ComparableOffer[];
  readonly state: ResultsState;
  readonly view: ResultsView;
  readonly defaultSort: OfferSort;
  readonly style: 'chip' | 'dropdown';
  readonly position: 'top' | 'left';
  readonly choices: FilterChoices;
  readonly showsSort: boolean;
  readonly fewUnits: number;
  /** Currency in which prices are filtered. */
  readonly unit: CurrencyUnit;
  /** How many vehicles that is, from none on. */
  readonly counts: readonly string[];
  /** Currency and taxes of the prices. */
  readonly pricesNote: string;
  readonly path: string;
  readonly searched: readonly (readonly [name: string, value: string])[];
  readonly texts: ResultsTexts;
  readonly codes: { readonly given: SearchCodes; readonly language: string; readonly texts: CodesTexts };
  /** When the page was rendered, in epoch milliseconds. */
  readonly now: number;
}

/** Whether details fill the screen. */
const narrowQuery = (page: Document) => page.defaultView?.matchMedia?.('(width < 900px)');

/** Filters, order, view, details and comparison of the served vehicles. */
export function ResultsIsland(props: ResultsIslandProps) {
  const { offers, defaultSort, style, position, choices, fewUnits, unit, counts, texts, searched, path } =
    props;
  const services = useServices();
  const isLive = useIsHydrated();
  const { isInert } = services;
  const [state, setState] = useState(props.state);
  const [view, setView] = useState(props.view);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [Dialog, setDialogCode] = useState<typeof ResultsDialog | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const { filter, sort, selected } = state;
  const visible = filterOffers(offers, filter);
  const active = activeFilters(offers, filter);
  const notice = resultsNotice(offers.length, visible.length, { fewUnits });
  const count = counts[visible.length] ?? '';
  const listIn = () => root.current?.querySelector('[data-cards]') ?? null;
  const shownDetails = () =>
    root.current?.querySelector<HTMLElement>('[data-details-of]:not([hidden])') ?? null;

  const addressOf = (chosen: ResultsState) => {
    const query = resultsAddress(searched, chosen, { defaultSort, unit });
    return query ? `${path}?${query}` : path;
  };
  const latest = useRef(state);
  const writeAddress = (isNewEntry?: boolean) =>
    services.history[isNewEntry ? 'pushState' : 'replaceState'](
      isNewEntry ? OPENED : services.history.state,
      '',
      addressOf(latest.current),
    );
  /** Changes what the last event left, which may not have been rendered yet. */
  const change = (changesOf: (before: ResultsState) => Partial<ResultsState>, isNewEntry?: boolean) => {
    latest.current = { ...latest.current, ...changesOf(latest.current) };
    setState(latest.current);
    writeAddress(isNewEntry);
  };
  const changeFilter = (changes: Partial<OfferFilter>) =>
    change((before) => ({ filter: { ...before.filter, ...changes } }));
  const clearFilters = () => change(() => ({ filter: NO_FILTER }));

  const updateCards = useEffectEvent(() => {
    const list = listIn();
    if (!list) return;
    orderCards(
      list,
      sortOffers(offers, sort).map(({ id }) => id),
    );
    showCards(
      list,
      visible.map(({ id }) => id),
    );
    const isShown = selected !== null && visible.some(({ id }) => id === selected);
    const isNarrow = narrowQuery(services.document)?.matches;
    const over = isNarrow && !isInert ? sheet.current : null;
    const shown = shownDetails();
    if (shown && (!isShown || shown.dataset.detailsOf !== selected)) closeDetails(list, shown, sheet.current);
    if (isShown) openDetails(list, selected, over);
    for (const box of list.querySelectorAll<HTMLInputElement>('input[data-compare]'))
      box.checked = state.compared.includes(box.value);
  });
  // The sheet is there only once the island is.
  useEffect(
    // What was served may be pressed as it is moved for the first time.
    () => whenReleased(state === props.state ? root.current : null, () => updateCards()),
    [state, isLive, props.state],
  );
  useEffect(() => {
    const query = narrowQuery(services.document);
    const follow = () => updateCards();
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, [services]);
  useEffect(() => {
    const about = root.current?.querySelector('[data-about]');
    return about ? storeDismissals(about, services, JSON.stringify(searched)) : undefined;
  }, [services, searched]);
  useEffect(() => {
    if (dialog && !Dialog)
      import('./results-dialog.tsx').then(
        (module) => setDialogCode(() => module.ResultsDialog),
        // The results stay as they are until it is asked for again.
        () => setDialog(null),
      );
  }, [dialog, Dialog]);

  /** Shows the details of a car, or none; then the focus goes back to what opened them. */
  const select = (id: string | null, isNewEntry?: boolean) => {
    const list = listIn();
    const before = latest.current.selected;
    // An address may name a car that is no longer offered.
    const selected = offers.some((offer) => offer.id === id) ? id : null;
    change(() => ({ selected }), isNewEntry);
    if (list && before && !selected) selectorOf(list, before)?.focus();
  };
  const details = useOpenedDetails({
    selected: () => latest.current.selected,
    select,
    listAddress: () => addressOf({ ...latest.current, selected: null }),
    shownDetails,
  });

  const compare = (box: HTMLInputElement) => {
    const rest = latest.current.compared.filter((id) => id !== box.value);
    if (box.checked && rest.length >= MOST_COMPARED) box.checked = false;
    else change(() => ({ compared: box.checked ? [...rest, box.value] : rest }));
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const link = target.closest<HTMLElement>('[data-select]');
    if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      details.toggle(link.dataset.select ?? null);
    }
    if (target.closest('[data-close-details]')) {
      event.preventDefault();
      details.close();
    }
    // React hears of changes of its own fields only.
    if (target.matches('[data-compare]')) compare(target as HTMLInputElement);
    const share = target.closest<HTMLElement>('[data-share]');
    if (share) open({ name: 'share', car: share.dataset });
  };
  /** On a page that is composed nothing opens above it. */
  const open = (opened: OpenDialog) => {
    if (!isInert) setDialog(opened);
  };
  const chooseView = (chosen: ResultsView) => {
    setView(chosen);
    // A composed page has no visitor.
    if (!isInert) storeView(services.document, chosen);
  };

  const form = (isRow: boolean) => (
    <FilterForm
      isRow={isRow}
      choices={choices}
      style={style}
      filter={filter}
      active={active}
      unit={unit}
      texts={texts}
      onChange={changeFilter}
      onClear={clearFilters}
    />
  );
  const codes = (
    <Codes
      codes={props.codes.given}
      path={path}
      query={resultsAddress(searched, state, { defaultSort, unit })}
      reductions={null}
      language={props.codes.language}
      texts={props.codes.texts}
    />
  );
  // A code that is in use is seen before the prices it changes; the way to add one follows the cars.
  const isCodeGiven = Boolean(props.codes.given.promotion ?? props.codes.given.agreement);
  const hasFilters = choices.hasAny;
  return (
    <div ref={root} data-results="">
      <header data-head="">
        <h1>{count}</h1>
        <p>{props.pricesNote}</p>
      </header>
      {/* The heading is not announced again when filters change it. */}
      <p role="status" className="visually-hidden">
        {isLive && state !== props.state ? count : ''}
      </p>
      <Adopted as="div" slot="about" data-about="" />
      {isCodeGiven && codes}
      <form
        data-controls=""
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        {searched.map(([name, value], position) => (
          <input key={`${name}-${position}`} type="hidden" name={name} value={value} />
        ))}
        <ResultsToolbar
          sort={props.showsSort ? sort : null}
          view={view}
          usedFilters={hasFilters ? active.length : null}
          texts={texts}
          onSort={(chosen) => change(() => ({ sort: chosen }))}
          onView={chooseView}
          onFilters={() => open({ name: 'filters' })}
        />
        {hasFilters && (
          <noscript>
            <details>
              <summary data-open-filters="">{texts.filters}</summary>
            </details>
          </noscript>
        )}
        {hasFilters && dialog?.name !== 'filters' && <div data-filters="">{form(position === 'top')}</div>}
        <noscript>
          <button type="submit">{texts.apply}</button>
        </noscript>
      </form>
      <div data-found="">
        {notice === 'few-units' && <p data-notice="">{texts.few}</p>}
        {notice === 'filters-hide-all' && (
          <div data-notice="" role="status">
            <p>{texts.hideAll}</p>
            <p>
              {droppableFilters(offers, filter).map(({ name, count: many }) => (
                <button
                  key={name}
                  type="button"
                  onClick={() => change((before) => ({ filter: withoutFilter(before.filter, name) }))}
                >
                  {interpolate(texts.without, { filter: texts.filterNames[name] })}
                  {': '}
                  {counts[many]}
                </button>
              ))}
              <button type="button" onClick={clearFilters}>
                {texts.clear}
              </button>
            </p>
          </div>
        )}
        <Adopted as="ul" slot="cards" data-cards="" data-view={view} onClick={onClick} />
      </div>
      {!isCodeGiven && codes}
      {isLive && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the controls are in the served content */}
          <dialog
            ref={sheet}
            data-sheet=""
            aria-label={texts.details}
            onClick={onClick}
            onCancel={(event) => {
              event.preventDefault();
              details.close();
            }}
          />
          {state.compared.length > 0 && (
            <div data-compare-bar="" role="group" aria-label={texts.compare.title}>
              <p>
                {interpolate(texts.compare.chosen, {
                  chosen: String(state.compared.length),
                  most: String(MOST_COMPARED),
                })}
              </p>
              <button
                type="button"
                data-primary=""
                disabled={state.compared.length < 2}
                onClick={() => root.current && open({ name: 'compare', results: root.current })}
              >
                {texts.compare.open}
              </button>
              <button type="button" onClick={() => change(() => ({ compared: [] }))}>
                {texts.compare.clear}
              </button>
            </div>
          )}
          {dialog && Dialog && (
            <Dialog
              dialog={dialog}
              state={state}
              texts={texts}
              filters={form(false)}
              count={count}
              addressOf={addressOf}
              onCompare={(compared) => change(() => ({ compared }))}
              onClose={() => {
                setDialog(null);
                // The entry that it left to has the address of the state before it.
                writeAddress();
              }}
            />
          )}
          <ReloadTimer served={props.now} onDue={() => setDialog({ name: 'reload' })} />
        </>
      )}
    </div>
  );
}
