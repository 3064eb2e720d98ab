import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import { isAdministered, isSingle } from '../../src/api/wire/document-kinds.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { bodyFindings } from '../../src/runtime/document/body-findings.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { HISTORY_ACTIONS } from '../actions/history-actions.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { createEdits } from '../document/edits.ts';
import { openStore } from '../document/open-store.ts';
import { PictureAside } from '../media/picture-aside.tsx';
import { documentTarget } from '../panel/field-target.ts';
import { FieldsProvider } from '../panel/fields.ts';
import { Header } from '../panel/panel.styles.ts';
import { problemsOf } from '../panel/validation.ts';
import { type Journal, type JournalEntry, journalKey } from '../sync/journal.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { DraftKeeper } from '../versions/draft-keeper.tsx';
import { kindOfUnsaved } from '../versions/unsaved-edits.ts';
import { newId } from '../workspace/new-id.ts';
import { useDraft } from '../workspace/use-draft.ts';
import { ContrastList } from './contrast-list.tsx';
import { Columns, Panel } from './settings.styles.ts';
import { SettingsFields } from './settings-fields.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { settingsHelp } from './settings-schemas.ts';
import { SettingsTools } from './settings-tools.tsx';
import { ThemePreview } from './theme-preview.tsx';

interface Props {
  readonly site: OpenSite;
  readonly kind: SettingsKind;
  readonly id: string;
  readonly document: ResponseOf<'document'>;
  readonly journal: Journal;
  /** Edits that this browser has and the server may not. */
  readonly unsaved: JournalEntry | undefined;
}

const RULES = { pageType: 'content', manifests: MANIFESTS };

/** The screen on which settings that were loaded are edited. */
export function OpenSettings({ site, kind, id, document: stored, journal, unsaved }: Props) {
  const { t } = useTranslation();
  const text = useSchemaText();
  const { now } = useServices();
  const { role } = useSite().site;
  const [unsavedKind] = useState(() => kindOfUnsaved(unsaved, stored));
  const [store] = useState(() =>
    openStore(stored.body, unsavedKind === 'current' ? unsaved : undefined, now),
  );
  const [isConflictClosed, setIsConflictClosed] = useState(false);
  const sourceLanguage = defaultLanguage(site.settings.site);
  const [language, setLanguage] = useState<LanguageTag>(sourceLanguage);
  const draft = useDraft({
    siteId: site.id,
    kind,
    id,
    store,
    journal,
    version: stored.version,
    body: stored.body,
    restored: unsavedKind === 'current' ? (unsaved ?? null) : null,
  });
  const document = useSyncExternalStore(store.subscribe, store.document);
  const { body } = document;
  const edits = useMemo(
    () => createEdits({ store, rules: RULES, newId, language: () => language, sourceLanguage }),
    [store, language, sourceLanguage],
  );
  const problems = useMemo(() => problemsOf(bodyFindings(kind, id, body)), [kind, id, body]);
  const target = documentTarget(document, edits, problems, sourceLanguage);
  const theme = useMemo(
    () => (kind === 'theme' ? toSiteConfiguration({ theme: body }, () => undefined)?.theme : undefined),
    [kind, body],
  );
  useActions(useMemo(() => actionsFor(HISTORY_ACTIONS, { store }), [store]));
  const canPublish = isAdministered(kind) ? role === 'administrator' : role !== 'editor';
  const name = t(`settings.kinds.${kind}`);
  return (
    <FieldsProvider value={{ target, site, language, hasHelp: true }}>
      <SettingsTools
        kind={kind}
        id={id}
        site={site}
        store={store}
        draft={draft}
        language={language}
        onLanguage={setLanguage}
        publishedAtFirst={stored.publishedVersion}
        canPublish={canPublish}
        problemCount={problems.size}
        onConflict={() => setIsConflictClosed(false)}
      />
      <DraftKeeper
        document={{ siteId: site.id, kind, id, language }}
        store={store}
        draft={draft}
        journal={journal}
        journalKey={journalKey(site.id, kind, id)}
        unsaved={unsaved}
        kind={unsavedKind}
        opened={stored}
        isConflictOpen={!isConflictClosed}
        onConflictClose={() => setIsConflictClosed(true)}
      />
      <Columns>
        <Panel data-panel="" data-beside={theme || kind === 'media' ? '' : undefined} aria-label={name}>
          <Header>
            <h2>{isSingle(kind) ? name : `${name} · ${id}`}</h2>
            <p>{text(settingsHelp(kind))}</p>
          </Header>
          {!canPublish && (
            <div className="notice">
              <Notice>{t(isAdministered(kind) ? 'settings.administrators' : 'settings.publishers')}</Notice>
            </div>
          )}
          {theme && <ContrastList theme={theme} />}
          <SettingsFields kind={kind} />
        </Panel>
        {theme && <ThemePreview site={site} theme={theme} language={language} />}
        {kind === 'media' && <PictureAside id={id} store={store} body={body} />}
      </Columns>
    </FieldsProvider>
  );
}
