import { History } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { type DocumentKind, isSingle } from '../../../src/api/wire/document-kinds.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/progress/skeleton.tsx';
import { Select } from '../../ui/select/select.tsx';
import * as S from '../page-list/page-list.styles.ts';
import { hasRole } from '../session/use-operator.ts';
import { documentPath } from '../settings/document-path.ts';
import { Failed } from '../../ui/failed/failed.tsx';
import { Screen } from '../shell/screen.tsx';
import { MissingScreen, useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { entriesByDay, type Subject, SUBJECTS } from './entries-by-day.ts';
import { type ActivityEntry, useActivity } from './use-activity.ts';
import { Link } from '../../ui/link/link.tsx';

const Intro = styled.p`margin-bottom: 16px; max-width: 72ch; color: var(--ink-muted);`;
const Days = styled.div`
  & > section + section { margin-top: 20px; }
  h2 { margin-bottom: 8px; color: var(--ink-muted); font-size: var(--text-small); font-weight: 600; }
  ul { margin: 0; padding: 0; list-style: none; }
`;
const Entry = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 4px 12px;
  padding: 10px 16px;
  & + & { border-top: 1px solid var(--line); }
  & > time { color: var(--ink-faint); font-variant-numeric: tabular-nums; }
  p { overflow-wrap: anywhere; }
  p > span { margin-inline-start: 8px; }
  && > div > ul { display: flex; flex-wrap: wrap; gap: 2px 16px; margin-top: 4px; }
  small { color: var(--ink-faint); }
`;
const More = styled.div`display: flex; justify-content: center; margin-top: 16px;`;

/** Documents of an entry that are shown until more are asked for. */
const FIRST = 12;

/** The documents of an entry, with the version that each got. */
function Documents({ documents }: Pick<ActivityEntry, 'documents'>) {
  const { t } = useTranslation();
  const { site } = useSite();
  const [isWhole, setIsWhole] = useState(false);
  const rest = isWhole ? 0 : Math.max(0, documents.length - FIRST);
  return (
    <ul>
      {documents.slice(0, documents.length - rest).map(({ kind, id, version, title }) => {
        const name = isSingle(kind as DocumentKind) ? '' : (Object.values(title)[0] ?? id);
        const label = [t(`uses.kinds.${kind}`), name].filter(Boolean).join(' · ');
        return (
          <li key={`${kind} ${id}`}>
            <Link to={documentPath(site.id, { kind, id })}>{label}</Link>{' '}
            {version !== null && <small>{t('versions.version', { version })}</small>}
          </li>
        );
      })}
      {rest > 0 && (
        <li>
          <Button size="small" variant="quiet" onPress={() => setIsWhole(true)}>
            {t('checks.more', { count: rest })}
          </Button>
        </li>
      )}
    </ul>
  );
}

function EntryOf({ entry }: { readonly entry: ActivityEntry }) {
  const { t, i18n } = useTranslation();
  const { at, by, via, event, documents, subject, role } = entry;
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  const values = {
    by: by ?? t('activity.somebody'),
    subject: subject ?? '',
    role: role === null ? '' : t(`role.${role}`),
  };
  return (
    <Entry>
      <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
      <div>
        <p>
          {t(`activity.events.${event}`, values)}
          {via !== null && (
            <span>
              <Badge>{t(`versions.via.${via}`)}</Badge>
            </span>
          )}
        </p>
        {documents.length > 0 && <Documents documents={documents} />}
      </div>
    </Entry>
  );
}

/** Who changed what visitors see of a site, and who may change it: for its administrators. */
export function ActivityScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const [subject, setSubject] = useState<Subject>('all');
  if (!hasRole(site.role, 'administrator')) return <MissingScreen />;
  const title = t('activity.title');
  return (
    <>
      <TopBar operator={operator} site={site} crumbs={[{ label: title }]} />
      <Screen title={`${title} · ${site.name}`}>
        <S.Page>
          <S.Head>
            <h1>{title}</h1>
            <Select
              label={t('activity.subject')}
              hidesLabel
              value={subject}
              onChange={(chosen) => setSubject(chosen as Subject)}
              options={SUBJECTS.map((one) => ({ value: one, label: t(`activity.subjects.${one}`) }))}
            />
          </S.Head>
          <Intro>{t('activity.text')}</Intro>
          <List subject={subject} />
        </S.Page>
      </Screen>
    </>
  );
}

function List({ subject }: { readonly subject: Subject }) {
  const { t, i18n } = useTranslation();
  const { site } = useSite();
  const activity = useActivity(site.id);
  if (activity.isPending)
    return (
      <S.Sheet role="status" aria-label={t('app.loading')}>
        <Skeleton style={{ height: 180 }} />
      </S.Sheet>
    );
  if (!activity.data) return <Failed onRetry={() => void activity.refetch()} isBusy={activity.isFetching} />;
  const days = entriesByDay(activity.data.pages.flat(), subject);
  const dayOf = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  return (
    <>
      {days.length === 0 ? (
        <EmptyState icon={History} title={t('activity.none')} text={t('activity.noneText')} />
      ) : (
        <Days>
          {days.map(({ at, entries }) => (
            <section key={entries[0]?.id} aria-labelledby={`day-${entries[0]?.id}`}>
              <h2 id={`day-${entries[0]?.id}`}>{dayOf.format(at)}</h2>
              <S.Sheet>
                <ul>
                  {entries.map((entry) => (
                    <EntryOf key={entry.id} entry={entry} />
                  ))}
                </ul>
              </S.Sheet>
            </section>
          ))}
        </Days>
      )}
      {activity.hasNextPage && (
        <More>
          <Button isBusy={activity.isFetchingNextPage} onPress={() => void activity.fetchNextPage()}>
            {t('activity.more')}
          </Button>
        </More>
      )}
    </>
  );
}
