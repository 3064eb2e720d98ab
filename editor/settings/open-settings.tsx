import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import { isAdministered, isSingle } from '../../src/api/wire/document-kinds.ts';
import { toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { pickText } from '../../src/runtime/text/resolve-text.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import { actionsFor } from '../actions/action.ts';
import { useActions } from '../actions/actions.tsx';
import { HISTORY_ACTIONS } from '../actions/history-actions.ts';
import { nameOfBody } from '../app/document-name.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { useSite } from '../app/shell/site-layout.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import type { JsonObject } from '../document/page-document.ts';
import { createEdits } from '../document/edits.ts';
import { openStore } from '../document/open-store.ts';
import { PictureAside } from '../media/picture-aside.tsx';
import { documentTarget } from '../panel/field-target.ts';
import { FieldsProvider } from '../panel/fields.ts';
import { Header } from '../panel/panel.styles.ts';
import { problemsOf } from '../panel/validation.ts';
import { type Journal, type JournalEntry, journalKey } from '../sync/journal.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { screenOnDemand } from '../ui/on-demand/screen-on-demand.tsx';
import { DraftKeeper } from '../versions/draft-keeper.tsx';
import { kindOfUnsaved } from '../versions/unsaved-edits.ts';
import { newId } from '../workspace/new-id.ts';
import { useDraft, useSaveState } from '../workspace/use-draft.ts';
import { ContrastList } from './contrast-list.tsx';
import { Columns, Panel } from './settings.styles.ts';
import { SettingsFields } from './settings-fields.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import { useItemNames } from './use-item-names.ts';
import { settingsHelp } from './settings-schemas.ts';
import { SettingsTools } from './settings-tools.tsx';
import { PagePreview } from './page-preview.tsx';
import { useShownPage } from './use-shown-page.ts';

// Forms are composed of the components of the checkout.
const FormPreview = screenOnDemand(() => import('./form-preview.tsx').then((module) => module.FormPreview));

// So are the screens of the booking flow.
const BookingPreview = screenOnDemand(() =>
  import('./booking-preview.tsx').then((module) => module.BookingPreview),
);

/** Settings that are shown beside their fields. */
const SHOWN: ReadonlySet<string> = new Set(['media', 'form', 'bookingSettings', 'bookingConfiguration']);

interface Props {
  readonly site: OpenSite;
  readonly kind: SettingsKind;
  readonly id: string;
  readonly document: ResponseOf<'document'>;
  readonly journal: Journal;
  /** Edits that this browser has and the server may not. */
  readonly unsaved: JournalEntry | undefined;
}

/** What the server refused of a body. */
interface Refused {
  readonly body: JsonObject;
  readonly findings: readonly CheckFinding[];
}

const NO_FINDINGS: readonly CheckFinding[] = [];

const RULES = { pageType: 'content', manifests: MANIFESTS };

/** What a document calls itself; '' for one without a name per language. */
const titleOf = ({ title }: JsonObject, language: string): string =>
  isRecord(title) ? pickText(title as Readonly<Record<string, string>>, language) : '';

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
  const [refused, setRefused] = useState<Refused>({ body, findings: [] });
  // What the server alone refused is shown until something is changed.
  const ofServer = refused.body === body ? refused.findings : NO_FINDINGS;
  const problems = useMemo(
    () => problemsOf([...ofServer, ...bodyFindings(kind, id, body)]),
    [ofServer, kind, id, body],
  );
  const target = documentTarget(document, edits, problems, sourceLanguage);
  const nameOfItem = useItemNames(kind, language);
  const theme = useMemo(
    () => (kind === 'theme' ? toSiteConfiguration({ theme: body }, () => undefined)?.theme : undefined),
    [kind, body],
  );
  useActions(useMemo(() => actionsFor(HISTORY_ACTIONS, { store }), [store]));
  const shownPage = useShownPage(site.id, kind, id);
  // A draft that was stored is shown.
  useSaveState(draft);
  const canPublish = isAdministered(kind) ? role === 'administrator' : role !== 'editor';
  const kindName = t(`settings.kinds.${kind}`);
  const name = nameOfBody(body) || id;
  const title = isSingle(kind) ? kindName : `${kindName} · ${titleOf(body, language) || name}`;
  return (
    <FieldsProvider value={{ target, site, language, hasHelp: true, nameOfItem }}>
      <SettingsTools
        kind={kind}
        id={id}
        name={name}
        title={title}
        site={site}
        store={store}
        draft={draft}
        journal={journal}
        language={language}
        onLanguage={setLanguage}
        publishedAtFirst={stored.publishedVersion}
        canPublish={canPublish}
        problemCount={problems.size}
        onRefused={(findings) => setRefused({ body, findings })}
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
        <Panel
          data-panel=""
          data-beside={SHOWN.has(kind) || shownPage !== null ? '' : undefined}
          aria-label={kindName}
        >
          <Header>
            <h1>{title}</h1>
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
        {shownPage !== null && (
          <PagePreview
            site={site}
            pageId={shownPage}
            language={language}
            theme={theme}
            draft={{ kind, id, version: draft.saver.version() }}
          />
        )}
        {kind === 'form' && <FormPreview site={site} id={id} body={body} language={language} />}
        {(kind === 'bookingSettings' || kind === 'bookingConfiguration') && (
          <BookingPreview site={site} kind={kind} body={body} language={language} />
        )}
        {kind === 'media' && <PictureAside id={id} store={store} body={body} />}
      </Columns>
    </FieldsProvider>
  );
}
