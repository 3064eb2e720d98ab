import { UserPlus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Skeleton } from '../../ui/progress/skeleton.tsx';
import * as S from '../page-list/page-list.styles.ts';
import { relativeTime } from '../relative-time.ts';
import { useServices } from '../services.tsx';
import { hasRole } from '../session/use-operator.ts';
import { Failed } from '../../ui/failed/failed.tsx';
import { Screen } from '../shell/screen.tsx';
import { MissingScreen, useSite } from '../shell/site-layout.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonActions } from './person-actions.tsx';
import { type Person, usePeople } from './use-people.ts';

const TONES: Readonly<Record<Person['state'], BadgeTone>> = {
  active: 'success',
  invited: 'accent',
  deactivated: 'neutral',
};
const Who = styled.div`
  min-width: 0;
  & > strong { display: block; overflow-wrap: anywhere; font-size: var(--text-large); font-weight: 500; }
  & > small { overflow-wrap: anywhere; }
`;
const Intro = styled.p`margin-bottom: 16px; max-width: 72ch; color: var(--ink-muted);`;

/** When somebody signed in last, or until when an invitation can be accepted. */
function LastSeen({ person: { state, lastSignedInAt, invitationEndsAt } }: { readonly person: Person }) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  if (state === 'invited') {
    if (invitationEndsAt === null || invitationEndsAt <= now()) return <>{t('people.invitationEnded')}</>;
    return <>{t('people.invitationEnds', { day: day.format(invitationEndsAt) })}</>;
  }
  if (lastSignedInAt === null) return <>{t('people.neverSignedIn')}</>;
  return (
    <time dateTime={new Date(lastSignedInAt).toISOString()} title={day.format(lastSignedInAt)}>
      {relativeTime(lastSignedInAt, now(), i18n.language)}
    </time>
  );
}

/** The people of a site: who may do what, who is invited, and what administrators can change about it. */
export function PeopleScreen() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const [isInviting, setIsInviting] = useState(false);
  if (!hasRole(site.role, 'administrator')) return <MissingScreen />;
  const title = t('people.title');
  return (
    <>
      <TopBar operator={operator} site={site} crumbs={[{ label: title }]} />
      <Screen title={`${title} · ${site.name}`}>
        <S.Page>
          <S.Head>
            <h1>{title}</h1>
            <Button variant="primary" icon={UserPlus} onPress={() => setIsInviting(true)}>
              {t('people.invite')}
            </Button>
          </S.Head>
          <Intro>{t('people.text', { site: site.name })}</Intro>
          <List />
        </S.Page>
      </Screen>
      {isInviting && <InviteDialog site={site} onClose={() => setIsInviting(false)} />}
    </>
  );
}

function List() {
  const { t } = useTranslation();
  const { operator, site } = useSite();
  const { people } = usePeople(site.id);
  if (people.isPending)
    return (
      <S.Sheet role="status" aria-label={t('app.loading')}>
        <Skeleton style={{ height: 180 }} />
      </S.Sheet>
    );
  if (!people.data) return <Failed onRetry={() => void people.refetch()} isBusy={people.isFetching} />;
  return (
    <S.Sheet>
      <S.Table>
        <thead>
          <tr>
            <th scope="col">{t('people.person')}</th>
            <th scope="col">{t('people.state')}</th>
            <th scope="col">{t('people.lastSignIn')}</th>
            <th scope="col">{t('people.role')}</th>
            <th scope="col">
              <VisuallyHidden>{t('pages.columns.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.data.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <Who>
                  <strong>{person.name || person.email}</strong>
                  {person.name !== '' && <small>{person.email}</small>}
                </Who>
              </th>
              <td>
                <Badge tone={TONES[person.state]}>{t(`people.states.${person.state}`)}</Badge>
              </td>
              <td>
                <LastSeen person={person} />
              </td>
              <td>{t(`role.${person.role}`)}</td>
              <td>
                {person.id === operator.id ? (
                  <Badge>{t('people.you')}</Badge>
                ) : (
                  <PersonActions person={person} site={site} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Sheet>
  );
}
