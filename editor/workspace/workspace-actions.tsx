import { Languages } from 'lucide';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LanguageTag, NATIVE_NAMES } from '../../src/runtime/text/languages.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { HISTORY_ACTIONS } from '../actions/history-actions.ts';
import { PAGE_ACTIONS } from '../actions/page-actions.ts';
import { SHOWN_ACTIONS, type ShownParts } from '../actions/shown-actions.ts';
import { OUTLINE_KEYS, SELECTION_ACTIONS } from '../actions/selection-actions.ts';
import { VIEW_ACTIONS } from '../actions/view-actions.ts';
import type { CanvasView } from '../canvas/canvas-view.ts';
import type { Entry } from '../find/entry.ts';
import { insertionPosition } from '../palette/insertion-position.ts';
import { useOffers } from '../palette/offers.ts';
import { useWorkspace } from './workspace.ts';

interface Props {
  readonly view: CanvasView;
  readonly onView: (view: CanvasView) => void;
  readonly onLanguage: (language: LanguageTag) => void;
  readonly isTranslating: boolean;
  readonly onTranslate: (isTranslating: boolean) => void;
  /** Shows a tab beside the canvas; the same function until that changes. */
  readonly onTab: (id: string) => void;
  readonly shown: ShownParts;
  /** The same function until that changes. */
  readonly onShow: (shown: ShownParts) => void;
}

/**
 * Offers what can be done on an open page: to keys, and to the search of everything. It renders nothing: what is offered
 * changes with what is loaded, and nothing else renders again then.
 */
export function WorkspaceActions({
  view,
  onView,
  onLanguage,
  isTranslating,
  onTranslate,
  onTab,
  shown,
  onShow,
}: Props) {
  const { t } = useTranslation();
  const workspace = useWorkspace();
  const offers = useOffers(workspace.site, workspace.language);
  const entries = useCallback((): readonly Entry[] => {
    const { site, store, edits, refuse, insertAndWrite, language } = workspace;
    const components = offers.map(
      ({ id, type, title, searchTerms, template }): Entry => ({
        id: `components/${id}`,
        group: 'components',
        component: type,
        label: title,
        searchTerms,
        run() {
          const found = insertionPosition(store, edits, template);
          if ('refusal' in found) refuse(found.refusal);
          else insertAndWrite(template, found.position);
        },
      }),
    );
    const languages = enabledLanguages(site.settings.site)
      .filter((tag) => tag !== language)
      .map(
        (tag): Entry => ({
          id: `languages/${tag}`,
          group: 'languages',
          label: NATIVE_NAMES[tag],
          searchTerms: [tag, t('workspace.language')],
          icon: Languages,
          run: () => onLanguage(tag),
        }),
      );
    return [...components, ...languages];
  }, [workspace, offers, onLanguage, t]);
  const { site, language } = workspace;
  const onNextLanguage = useMemo(() => {
    const all = enabledLanguages(site.settings.site);
    const next = all[(all.indexOf(language) + 1) % all.length];
    return next === undefined || next === language ? null : () => onLanguage(next);
  }, [site, language, onLanguage]);
  const actions = useMemo(
    () => [
      ...actionsFor([...HISTORY_ACTIONS, ...SELECTION_ACTIONS, ...OUTLINE_KEYS], workspace),
      ...actionsFor(PAGE_ACTIONS, { isTranslating, onTranslate, onTab, onNextLanguage }),
      ...actionsFor(VIEW_ACTIONS, { view, onView }),
      ...actionsFor(SHOWN_ACTIONS, { shown, onShow }),
    ],
    [workspace, view, onView, isTranslating, onTranslate, onTab, onNextLanguage, shown, onShow],
  );
  useActions(actions, entries);
  return null;
}
