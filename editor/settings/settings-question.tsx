import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { PublishedLanguages } from '../checks/published-languages.tsx';
import { isAboutLanguages } from '../checks/said-languages.ts';
import { WarningsLeft } from '../checks/warnings-left.tsx';
import type { JsonObject } from '../document/page-document.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { settingChanges } from '../versions/setting-changes.ts';
import { PublishDialog } from '../versions/publish-dialog.tsx';
import { useVersion } from '../versions/use-versions.ts';
import { editableBody } from './editable-body.ts';
import { settingSentence } from './setting-sentence.tsx';
import { SettingChangeList } from './setting-change-list.tsx';
import { settingsProperties } from './settings-schemas.ts';

interface Props {
  readonly site: OpenSite;
  readonly kind: SettingsKind;
  readonly id: string;
  /** What operators call them. */
  readonly name: string;
  readonly body: JsonObject;
  /** The version that visitors have; `null` for none. */
  readonly publishedVersion: number | null;
  /** What is to be looked at before. */
  readonly findings: readonly CheckFinding[];
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Names what is to be mended in settings, and what visitors will get differently, before they are published. */
export function SettingsQuestion(props: Props) {
  const { site, kind, id, name, body, publishedVersion, findings, isBusy, onPublish, onClose } = props;
  const { t } = useTranslation();
  const properties = useMemo(() => settingsProperties(kind), [kind]);
  const published = useVersion({ siteId: site.id, kind, id }, publishedVersion);
  const before = published.data?.body;
  const changes = useMemo(
    () => before && settingChanges({ properties }, editableBody(kind, before), body),
    [before, properties, kind, body],
  );
  const Sentence = useMemo(() => settingSentence(kind), [kind]);
  return (
    <PublishDialog
      title={t('settings.question', { name })}
      isBusy={isBusy}
      onPublish={onPublish}
      onClose={onClose}
    >
      <WarningsLeft findings={findings} Sentence={Sentence} />
      {findings.some(({ rule }) => isAboutLanguages(rule)) && (
        <PublishedLanguages title={t('settings.inLanguages')} site={site} findings={findings} />
      )}
      {published.isError ? (
        <Notice tone="warning">{t('publish.unknownChanges')}</Notice>
      ) : publishedVersion === null ? (
        <p>{t('settings.first')}</p>
      ) : changes ? (
        <>
          <p>{t('settings.changes', { count: changes.length })}</p>
          <SettingChangeList changes={changes} />
        </>
      ) : (
        <Waiting />
      )}
    </PublishDialog>
  );
}
