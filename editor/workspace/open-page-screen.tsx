import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ScenarioId } from '../../src/api/wire/scenarios/scenario-ids.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { CONTENT_PAGE, pageTypeOf } from '../../src/runtime/document/composition.ts';
import { useActionKeys } from '../actions/actions.tsx';
import { useServices } from '../app/services.tsx';
import { documentPath } from '../app/settings/document-path.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { withRefused } from '../checks/refusals.ts';
import { PageChecks } from '../checks/page-checks.tsx';
import { useReadCheckedSite } from '../checks/checked-site.ts';
import { CraftEditor } from '../canvas/craft-editor.tsx';
import type { Surrounding } from '../canvas/frame-events.ts';
import { firstView } from '../canvas/canvas-view.ts';
import { craftResolver } from '../canvas/craft-resolver.tsx';
import { createEdits } from '../document/edits.ts';
import { namedSection, SHARED_PAGE } from '../document/shared-section.ts';
import { openStore } from '../document/open-store.ts';
import { DragProvider } from '../drag/drag-provider.tsx';
import { Outline } from '../outline/outline.tsx';
import { Panel } from '../panel/panel.tsx';
import type { RevealedField } from '../panel/revealed-field.ts';
import { type Journal, type JournalEntry, journalKey } from '../sync/journal.ts';
import { sharedPath } from '../shared-sections/shared-path.ts';
import { createObservable } from '../sync/observable.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { screenOnDemand } from '../ui/on-demand/screen-on-demand.tsx';
import { Tabs } from '../ui/tabs/tabs.tsx';
import { DraftKeeper } from '../versions/draft-keeper.tsx';
import { PageMenu } from '../versions/page-menu.tsx';
import { usePublishedVersion } from '../versions/use-published-version.ts';
import { kindOfUnsaved } from '../versions/unsaved-edits.ts';
import { newId } from './new-id.ts';
import { withSchemas } from './schemas.ts';
import { OpenCanvas } from './open-canvas.tsx';
import type { LoadedPage } from './open-page.ts';
import { Columns, Side } from './open-page-screen.styles.ts';
import { PanelToggles } from './panel-toggles.tsx';
import { useRefuse } from './use-refuse.ts';
import { SelectionTools } from './selection-tools.tsx';
import { StepAnnouncer } from './step-announcer.tsx';
import { useCanvasFrameQuery } from './use-canvas-frame.ts';
import { useClipboard } from './use-clipboard.ts';
import { useCopied } from './use-copied.ts';
import { usePaste } from './use-paste.ts';
import { usePageAddress } from './use-page-address.ts';
import { type PanelName, panelId, useShownPanels } from './use-shown-panels.ts';
import { type NodeText, withText } from '../document/text-command.ts';
import { type Typing, useDraft } from './use-draft.ts';
import { type ComposedKind, type Workspace, WorkspaceProvider } from './workspace.ts';
import { WorkspaceActions } from './workspace-actions.tsx';
import { WorkspaceTools } from './workspace-tools.tsx';

// The tabs that are not the first one.
const Palette = onDemand<object>(() =>
  withSchemas(import('../palette/palette.tsx').then((module) => module.Palette)),
);
const HistoryPanel = onDemand<object>(() =>
  withSchemas(import('./history-panel.tsx').then((module) => module.HistoryPanel)),
);
const ChecksPanel = onDemand<{ readonly findings: readonly CheckFinding[] }>(() =>
  import('../checks/checks-panel.tsx').then((module) => module.ChecksPanel),
);

const TranslationView = screenOnDemand<object>(() =>
  withSchemas(import('../translations/translation-view.tsx').then((module) => module.TranslationView)),
);

const SituationGrid = screenOnDemand(() =>
  import('../preview/situation-grid.tsx').then((module) => module.SituationGrid),
);

interface Props {
  readonly page: LoadedPage;
  readonly kind: ComposedKind;
  readonly pageId: string;
  readonly journal: Journal;
  /** Edits that this browser has and the server may not. */
  readonly unsaved: JournalEntry | undefined;
}

/** The rules of composition by what is composed. */
const typeOf = (kind: ComposedKind, id: string): string => {
  if (kind === 'sharedComponent') return SHARED_PAGE;
  if (kind === 'pageTemplate') return CONTENT_PAGE;
  return pageTypeOf(id, MANIFESTS);
};

// The same elements at each rendering: what they show does not render again with the screen.
const OUTLINE = <Outline />;
const PALETTE = <Palette />;
const HISTORY = <HistoryPanel />;
const PANEL = <Panel />;
const SELECTION_TOOLS = <SelectionTools />;
const STEP_ANNOUNCER = <StepAnnouncer />;

/** Whether a key belongs to what has the focus: a list that is open, a text that is composed, or something that is dragged. */
const isForField = ({ target, nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing ||
  (target as Element).getAttribute('aria-expanded') === 'true' ||
  document.querySelector('[data-dragged]') !== null;

/** The screen on which a page that was loaded is edited. */
export function OpenPage({ page, kind, pageId, journal, unsaved }: Props) {
  const { t } = useTranslation();
  const { now } = useServices();
  const { site } = page;
  const [unsavedKind] = useState(() => kindOfUnsaved(unsaved, page));
  const [store] = useState(() => openStore(page.body, unsavedKind === 'current' ? unsaved : undefined, now));
  const { onPage, language, setLanguage, isTranslating, setIsTranslating, isInGrid, setIsInGrid } =
    usePageAddress(site, documentPath(site.id, { kind, id: pageId }));
  const [scenario, setScenario] = useState<ScenarioId | null>(null);
  const [view, setView] = useState(() => firstView(innerWidth));
  const [tab, setTab] = useState('outline');
  const { panels, choose: choosePanels, open: openPanel, uncover } = useShownPanels();
  const openTab = useCallback(
    (id: string) => {
      setTab(id);
      openPanel('structure');
      // After it is shown: who opens it goes on there.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-tab="${id}"]`)?.focus());
    },
    [openPanel],
  );
  const [typed] = useState(() => createObservable<NodeText | null>(null));
  const typing = useMemo((): Typing => {
    const options = { manifests: MANIFESTS, sourceLanguage: defaultLanguage(site.settings.site) };
    return {
      subscribe: typed.subscribe,
      isUnderWay: () => typed.value() !== null,
      addTo(document) {
        const text = typed.value();
        return text ? withText(document, text, options) : document;
      },
    };
  }, [typed, site]);
  const draft = useDraft({
    siteId: site.id,
    kind,
    id: pageId,
    store,
    journal,
    version: page.version,
    body: page.body,
    restored: unsavedKind === 'current' ? (unsaved ?? null) : null,
    typing,
  });
  const { saver } = draft;
  const publishedVersion = usePublishedVersion({ siteId: site.id, kind, id: pageId }, page.publishedVersion);
  const [isConflictClosed, setIsConflictClosed] = useState(false);
  const refuse = useRefuse(store);
  const [toWrite] = useState(() => createObservable<string | null>(null));
  const [revealed, setRevealed] = useState<RevealedField | null>(null);
  const rules = useMemo(() => ({ pageType: typeOf(kind, pageId), manifests: MANIFESTS }), [kind, pageId]);
  const edits = useMemo(
    () =>
      createEdits({
        store,
        rules,
        newId,
        language: () => language,
        sourceLanguage: defaultLanguage(site.settings.site),
      }),
    [store, rules, language, site],
  );
  const workspace = useMemo((): Workspace => {
    const reveal = (field: RevealedField) => {
      store.select(field.nodeId === null ? [] : [field.nodeId]);
      setRevealed(field);
      openPanel('properties');
    };
    const insertAndWrite: Workspace['insertAndWrite'] = (template, position) => {
      const refusal = edits.insert(template, position);
      refuse(refusal);
      if (refusal) return;
      toWrite.set(store.selection().at(-1) ?? null);
      uncover('structure');
    };
    const page = { site, kind, pageId, store, edits, language, scenario };
    return { ...page, refuse, insertAndWrite, toWrite, typed, revealed, reveal };
  }, [
    site,
    kind,
    pageId,
    store,
    edits,
    language,
    scenario,
    refuse,
    toWrite,
    typed,
    revealed,
    openPanel,
    uncover,
  ]);
  const [checked, setChecked] = useState<readonly CheckFinding[] | null>(null);
  const [refused, setRefused] = useState<{
    readonly checked: typeof checked;
    readonly findings: readonly CheckFinding[];
  } | null>(null);
  // What the server alone refused is shown until the page is checked again.
  const findings = useMemo(
    () => (checked && refused?.checked === checked ? withRefused(checked, refused.findings) : checked),
    [checked, refused],
  );
  /** The focus stays where somebody goes on working, unless that is in what the list takes the place of. */
  const showChecksAside = useCallback(() => {
    if (document.activeElement?.closest(`#${panelId('structure')}`)) openTab('checks');
    else setTab('checks');
  }, [openTab]);
  const onPasted = usePaste(workspace, useReadCheckedSite(site), showChecksAside);
  const onCopied = useCopied(workspace);
  useClipboard(workspace, onCopied, onPasted);
  /** Escape closes a panel that covers the canvas, and turns to the button that opens it. */
  const onPanelKey = (panel: PanelName) => (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isForField(event) || !uncover(panel)) return;
    event.stopPropagation();
    document.querySelector<HTMLElement>(`[aria-controls="${panelId(panel)}"]`)?.focus();
  };
  const onKey = useActionKeys();
  // Craft.js reads it once: the rules are the same in every language.
  const [resolver] = useState(() => craftResolver(MANIFESTS.keys(), edits));
  const focusPanel = useCallback(() => {
    openPanel('properties');
    // After it is shown.
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLElement>(
        '[data-panel] textarea, [data-panel] input, [data-panel] [contenteditable]',
      );
      field?.focus();
      // What is typed replaces the text, as it does on the canvas.
      if (field) document.getSelection()?.selectAllChildren(field);
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
    });
  }, [openPanel]);
  const navigate = useNavigate();
  const openAround = useCallback(
    (shared: Surrounding) => void navigate(sharedPath(site, shared, { kind, id: pageId, language })),
    [site, kind, pageId, language, navigate],
  );
  /** What has no text to edit where it stands is edited in its panel, a shared section in its place. */
  const openSelected = useCallback(() => {
    const shared = namedSection(store.document(), store.selection().at(-1) ?? '');
    if (shared === null || !site.shared.find(shared)) focusPanel();
    else openAround({ kind: 'sharedComponent', id: shared });
  }, [store, site, openAround, focusPanel]);
  const [hadFocus] = useState(() => createObservable(false));
  const frameQuery = useCanvasFrameQuery({ siteId: site.id, kind, pageId, language, store, saver, onPage });
  return (
    <WorkspaceProvider value={workspace}>
      <CraftEditor resolver={resolver}>
        <WorkspaceTools
          draft={draft}
          publishedVersion={publishedVersion}
          view={view}
          onView={setView}
          onLanguage={setLanguage}
          onScenario={setScenario}
          isInGrid={isInGrid}
          onGrid={(isShown) => setIsInGrid(isShown, language)}
          isTranslating={isTranslating}
          onTranslate={setIsTranslating}
          onConflict={() => setIsConflictClosed(false)}
          findings={findings}
          onRefused={(ofServer) => {
            setRefused({ checked, findings: ofServer });
            openTab('checks');
          }}
          onChecks={() => openTab('checks')}
          menu={<PageMenu saver={saver} journal={journal} isPublished={publishedVersion !== null} />}
        />
        <DraftKeeper
          document={{ siteId: site.id, kind, id: pageId, language }}
          store={store}
          draft={draft}
          journal={journal}
          journalKey={journalKey(site.id, kind, pageId)}
          unsaved={unsaved}
          kind={unsavedKind}
          opened={page}
          isConflictOpen={!isConflictClosed}
          onConflictClose={() => setIsConflictClosed(true)}
        />
        <PageChecks onChecked={setChecked} />
        {STEP_ANNOUNCER}
        <DragProvider>
          <Columns>
            {isInGrid ? null : isTranslating ? (
              <TranslationView />
            ) : panels.structure ? (
              <Side
                id={panelId('structure')}
                data-side="start"
                aria-label={t('workspace.structure')}
                onKeyDown={onPanelKey('structure')}
              >
                <Tabs
                  label={t('workspace.structure')}
                  chosen={tab}
                  onChoose={setTab}
                  entries={[
                    { id: 'outline', label: t('outline.title'), content: OUTLINE },
                    { id: 'palette', label: t('palette.title'), content: PALETTE },
                    { id: 'history', label: t('history.title'), content: HISTORY },
                    {
                      id: 'checks',
                      label: t('checks.title'),
                      content: <ChecksPanel findings={findings ?? []} />,
                    },
                  ]}
                />
              </Side>
            ) : null}
            {isInGrid ? (
              <SituationGrid
                onOpen={(situation) => {
                  setScenario(situation.scenario);
                  setView({ ...view, width: situation.width });
                  setIsInGrid(false, situation.language);
                }}
              />
            ) : (
              <OpenCanvas
                frameQuery={frameQuery}
                view={view}
                onView={setView}
                showsHidden={panels.hidden}
                onKey={onKey}
                onPanel={openSelected}
                onOpenAround={kind === 'page' ? openAround : undefined}
                tools={SELECTION_TOOLS}
                hadFocus={hadFocus}
                corner={!isTranslating && <PanelToggles shown={panels} onShow={choosePanels} />}
              />
            )}
            {!isTranslating && !isInGrid && panels.properties && (
              <Side
                id={panelId('properties')}
                data-side="end"
                data-panel=""
                aria-label={t('panel.title')}
                onKeyDown={onPanelKey('properties')}
              >
                {PANEL}
              </Side>
            )}
          </Columns>
        </DragProvider>
        <WorkspaceActions
          view={view}
          onView={setView}
          onLanguage={setLanguage}
          isTranslating={isTranslating}
          onTranslate={setIsTranslating}
          onTab={openTab}
          shown={panels}
          onShow={choosePanels}
        />
      </CraftEditor>
    </WorkspaceProvider>
  );
}
