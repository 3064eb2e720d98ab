import { Languages, SkipForward } from 'lucide';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { isShortcut } from '../actions/handle-key.ts';
import { kindOf, nodeOf, subtree, typeOf } from '../document/tree.ts';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { SHOWN_TEXTS } from '../workspace/page-views.ts';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { summaryOf } from '../document/summary.ts';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useDocument, useSelection, useWorkspace } from '../workspace/workspace.ts';
import { TranslationLine } from './translation-row.tsx';
import {
  chosenRows,
  isUnfinished,
  nextUnfinished,
  type TextRow,
  type TranslationRow,
  translationRows,
} from './translation-rows.ts';
import { Filter, Group, Head, HEIGHTS, Meter, Rows, View } from './translation-view.styles.ts';
import { useSeenRows } from './use-seen-rows.ts';

const FILTERS = ['all', 'missing', 'outdated'] as const;
type FilterName = (typeof FILTERS)[number];

/** The keys that go on to the next text in which something is left to be done. */
const NEXT = 'Control+Enter';

/** The keys of the texts that a filter chose; those stay in the list when they are done. */
interface Chosen {
  readonly filter: FilterName;
  readonly language: string;
  /** The filter that the address requested then. */
  readonly requested: string | null;
  readonly keys: ReadonlySet<string>;
}

/** Where each line begins, and where the last one ends, in pixels. */
function topsOf(rows: readonly TranslationRow[]): number[] {
  const tops = [0];
  for (const { kind } of rows) tops.push((tops.at(-1) ?? 0) + HEIGHTS[kind]);
  return tops;
}

/** All texts of the open page in the default language, and beside them in the language that is chosen in the top bar. */
export function TranslationView() {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const { site, store, language } = useWorkspace();
  const document = useDocument();
  const [selected] = useSelection().slice(-1);
  const source = defaultLanguage(site.settings.site);
  const rows = useMemo(() => translationRows(document, { language, source }), [document, language, source]);
  const texts = useMemo(() => rows.filter((row): row is TextRow => row.kind === 'text'), [rows]);
  const keysIn = (filter: FilterName) =>
    new Set(
      texts.filter(({ state }) => filter === 'all' || state === filter).map(({ location }) => location.key),
    );
  const [search, setSearch] = useSearchParams();
  const requested = search.get(SHOWN_TEXTS);
  const chosenNow = (filter: FilterName): Chosen => ({ filter, language, requested, keys: keysIn(filter) });
  const ofAddress = FILTERS.find((one) => one === requested);
  const [chosen, setChosen] = useState(() => chosenNow(ofAddress ?? 'all'));
  if (chosen.language !== language || chosen.requested !== requested)
    setChosen(chosenNow((chosen.requested !== requested && ofAddress) || chosen.filter));
  /** Shows the texts of a filter. The address requests none then, so that a link that does is followed again. */
  const choose = (filter: FilterName) => {
    setChosen(chosenNow(filter));
    if (requested === null) return;
    const others = new URLSearchParams(search);
    others.delete(SHOWN_TEXTS);
    setSearch(others, { replace: true });
  };
  const shown = chosenRows(
    rows,
    ({ location, state }) =>
      chosen.filter === 'all' || state === chosen.filter || chosen.keys.has(location.key),
  );
  const [active, setActive] = useState<string | null>(null);

  const list = useRef<HTMLUListElement>(null);
  const tops = topsOf(shown);
  const activeAt = shown.findIndex((row) => row.kind === 'text' && row.location.key === active);
  const { first, end } = useSeenRows(list, tops, activeAt);

  // What is selected on the canvas is shown here.
  const [followed, setFollowed] = useState(selected);
  if (followed !== selected) {
    setFollowed(selected);
    const activeNode = texts.find(({ location }) => location.key === active)?.location.nodeId;
    if (selected !== undefined && selected !== activeNode) {
      const below = new Set(subtree(document, selected));
      const found = texts.find(({ location }) => location.nodeId !== null && below.has(location.nodeId));
      if (found) setActive(found.location.key);
    }
  }

  /** The text whose field gets the focus once it is rendered. */
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const field = list.current?.querySelector<HTMLElement>(
      `[data-key="${CSS.escape(wanted.current)}"] textarea`,
    );
    if (!field) return;
    wanted.current = null;
    field.focus();
  });

  const goOn = () => {
    const next = nextUnfinished(shown, active) ?? nextUnfinished(rows, active);
    if (!next) return;
    if (chosen.filter !== 'all' && !shown.includes(next)) choose('all');
    wanted.current = next.location.key;
    setActive(next.location.key);
  };
  const onFocus = ({ location }: TextRow) => {
    setActive(location.key);
    store.select(location.nodeId === null ? [] : [location.nodeId]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShortcut(event, NEXT)) return;
    event.preventDefault();
    goOn();
  };

  if (language === source)
    return (
      <View aria-label={t('translations.title')}>
        <EmptyState
          icon={Languages}
          title={t('translations.isSource', { language: NATIVE_NAMES[source] })}
          text={t('translations.chooseLanguage')}
        />
      </View>
    );
  const countOf = (filter: FilterName) =>
    filter === 'all' ? texts.length : texts.filter(({ state }) => state === filter).length;
  const done = texts.filter(({ state }) => !isUnfinished(state)).length;
  return (
    <View aria-label={t('translations.title')} data-panel="" onKeyDown={onKeyDown}>
      <Head>
        <div>
          <h2>{t('translations.from', { from: NATIVE_NAMES[source], to: NATIVE_NAMES[language] })}</h2>
          <span className="progress" role="status">
            {t('translations.progress', { done, all: texts.length })}
          </span>
        </div>
        <Meter aria-hidden style={{ '--share': texts.length > 0 ? done / texts.length : 1 } as object} />
        <div role="group" aria-label={t('translations.filter')}>
          {FILTERS.map((filter) => (
            <Filter
              key={filter}
              type="button"
              aria-pressed={chosen.filter === filter}
              onClick={() => choose(filter)}
            >
              {t(`translations.filters.${filter}`)}
              <span>{countOf(filter)}</span>
            </Filter>
          ))}
          <span style={{ flex: 1 }} />
          <Button size="small" icon={SkipForward} isDisabled={done === texts.length} onPress={goOn}>
            {t('translations.next')}
          </Button>
        </div>
      </Head>
      <Rows ref={list} tabIndex={-1}>
        <li aria-hidden style={{ height: tops[first] ?? 0 }} />
        {shown.slice(first, end).map((row) =>
          row.kind === 'group' ? (
            <Group key={`group/${row.section}`}>
              {row.section === null ? (
                t('page.title')
              ) : (
                <>
                  <ComponentIcon type={typeOf(nodeOf(document, row.section))} size={14} />
                  {typeName(kindOf(nodeOf(document, row.section)))}
                  <span>{summaryOf(document, row.section, source)}</span>
                </>
              )}
            </Group>
          ) : (
            <TranslationLine
              key={row.location.key}
              row={row}
              position={texts.indexOf(row) + 1}
              count={texts.length}
              isActive={row.location.key === active}
              source={source}
              onFocus={onFocus}
            />
          ),
        )}
        <li aria-hidden style={{ height: (tops.at(-1) ?? 0) - (tops[end] ?? 0) }} />
      </Rows>
    </View>
  );
}
