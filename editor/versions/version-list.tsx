import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import { relativeTime } from '../app/relative-time.ts';
import { useServices } from '../app/services.tsx';
import type { JournalEntry } from '../sync/journal.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { VersionList as List } from './versions-dialog.styles.ts';

/** What is compared with the draft: a stored version, or edits that were set aside in this browser. */
export type Chosen =
  | { readonly kind: 'version'; readonly version: number }
  | { readonly kind: 'aside'; readonly entry: JournalEntry };

interface Props {
  readonly versions: ResponseOf<'documentVersions'>;
  readonly publishedVersion: number | null;
  readonly aside: readonly JournalEntry[];
  readonly chosen: Chosen | null;
  readonly onChoose: (chosen: Chosen) => void;
}

/** The versions of a page, newest first, all or those that visitors saw, and what was set aside in this browser. */
export function VersionList({ versions, publishedVersion, aside, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const [isPublishedAlone, setIsPublishedAlone] = useState(false);
  const published = versions.filter(
    ({ version, publishedAt }) => version === publishedVersion || publishedAt !== null,
  );
  const isChoice = published.length > 0 && published.length < versions.length;
  const shown = isChoice && isPublishedAlone ? published : versions;
  const ago = (then: number) => relativeTime(then, now(), i18n.language);
  const exact = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <List>
      {aside.length > 0 && (
        <>
          <h3>{t('versions.setAside')}</h3>
          <ul>
            {aside.map((entry) => (
              <li key={entry.at}>
                <button
                  type="button"
                  aria-pressed={chosen?.kind === 'aside' && chosen.entry.at === entry.at}
                  onClick={() => onChoose({ kind: 'aside', entry })}
                >
                  <strong title={exact.format(entry.at)}>{ago(entry.at)}</strong>
                  <small>{t('versions.basedOn', { version: entry.basedOn })}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('versions.stored')}</h3>
      {isChoice && (
        <Switch isSelected={isPublishedAlone} onChange={setIsPublishedAlone}>
          {t('versions.onlyPublished')}
        </Switch>
      )}
      <ul>
        {shown.map(({ version, createdAt, createdBy, via, publishedAt }) => (
          <li key={version}>
            <button
              type="button"
              aria-pressed={chosen?.kind === 'version' && chosen.version === version}
              onClick={() => onChoose({ kind: 'version', version })}
            >
              <strong>{t('versions.version', { version })}</strong>
              {version === publishedVersion ? (
                <Badge tone="success">{t('versions.published')}</Badge>
              ) : (
                publishedAt !== null && <Badge>{t('versions.wasPublished')}</Badge>
              )}
              <small title={exact.format(createdAt)}>
                {[ago(createdAt), createdBy, via && t(`versions.via.${via}`)]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </List>
  );
}
