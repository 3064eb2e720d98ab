import { Ellipsis, KeyRound, Mail, UserCheck, UserMinus, UserX } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OPERATOR_ROLES } from '../../../src/api/wire/operations/operation.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-contents.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import type { OperatorSite } from '../session/use-operator.ts';
import { failureKey, type Person, type PersonAction, usePeople } from './use-people.ts';

/** What is asked before it is done. */
type Question = 'deactivate' | 'remove' | 'withdraw';

/** What an administrator can do about a person of the site. */
export function PersonActions({ person, site }: { readonly person: Person; readonly site: OperatorSite }) {
  const { t } = useTranslation();
  const { show } = useToasts();
  const { act } = usePeople(site.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, email, role, state } = person;
  const name = person.name || email;
  const isInvited = state === 'invited';
  const close = () => {
    setQuestion(null);
    act.reset();
  };
  const perform = (action: PersonAction, done: string) =>
    act.mutate(
      { id, action },
      {
        onSuccess: () => {
          setQuestion(null);
          show({ text: t(`people.done.${done}`, { name, email }) });
        },
        onError: (error) => {
          if (question === null) show({ tone: 'danger', text: t(failureKey(error)) });
        },
      },
    );
  const label = t('people.actions', { name });
  const entry = (id: 'resend' | 'reset' | 'activate', icon: MenuEntry['icon']): MenuEntry => ({
    id,
    label: t(`people.${id}`),
    ...(icon ? { icon } : {}),
    onAction: () => perform({ does: id }, id),
  });
  const deactivating: MenuEntry = {
    id: 'deactivate',
    label: t('people.deactivate'),
    icon: UserX,
    onAction: () => setQuestion('deactivate'),
  };
  const access: Readonly<Record<Person['state'], MenuEntry[]>> = {
    invited: [entry('resend', Mail)],
    active: [entry('reset', KeyRound), deactivating],
    deactivated: [entry('activate', UserCheck)],
  };
  const removing: MenuEntry = {
    id: 'remove',
    label: t(isInvited ? 'people.withdraw' : 'people.remove'),
    icon: UserMinus,
    isDangerous: true,
    onAction: () => setQuestion(isInvited ? 'withdraw' : 'remove'),
  };
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={Ellipsis} size="small" />}
        groups={[
          {
            id: 'role',
            title: t('people.role'),
            chosen: role,
            entries: OPERATOR_ROLES.map((one) => ({
              id: one,
              label: t(`role.${one}`),
              onAction: () => {
                if (one !== role) perform({ does: 'change-role', role: one }, 'role');
              },
            })),
          },
          { id: 'access', entries: access[state] },
          { id: 'remove', entries: [removing] },
        ]}
      />
      {question && (
        <Dialog
          isAlert
          title={t(`people.ask.${question}.title`, { name })}
          onClose={close}
          actions={
            <>
              <Button variant="quiet" onPress={close}>
                {t('app.cancel')}
              </Button>
              <Button
                variant="danger"
                isBusy={act.isPending}
                onPress={() =>
                  perform({ does: question === 'deactivate' ? 'deactivate' : 'remove' }, question)
                }
              >
                {t(`people.${question}`)}
              </Button>
            </>
          }
        >
          {act.error && <Notice tone="danger">{t(failureKey(act.error))}</Notice>}
          <p>{t(`people.ask.${question}.text`, { site: site.name })}</p>
        </Dialog>
      )}
    </>
  );
}
