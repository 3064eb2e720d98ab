import { History, KeyRound, LockKeyhole, LogOut, Users } from 'lucide';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useOpenActionDialog } from '../../actions/actions.tsx';
import { INTERFACE_LANGUAGES } from '../../i18n.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { Pressable } from '../../ui/button/button.styles.ts';
import { chooseTheme, COLOR_THEMES } from '../preferences.ts';
import { useServices } from '../services.tsx';
import { hasRole, type Operator, type OperatorSite } from '../session/use-operator.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { LANGUAGE_NAMES, useChangeLanguage } from './language-select.tsx';

const Face = styled(Pressable)`
  && {
    width: 28px;
    height: 28px;
    padding: 0;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--accent-ink);
    font-size: 11px;
    font-weight: 600;
  }
  /* No text of the button, whose name says who it is. */
  &::before { content: attr(data-initials); }
`;

/** The first letters of the first and last name. */
const initialsOf = (name: string): string =>
  [...new Set([name.split(/\s+/)[0], name.split(/\s+/).at(-1)])]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');

/** Who is signed in, how the interface looks and reads, tokens for programs, and the way out. */
export function AccountMenu({
  operator,
  site,
}: {
  readonly operator: Operator;
  readonly site: OperatorSite;
}) {
  const { t, i18n } = useTranslation();
  const { preferences } = useServices();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const openDialog = useOpenActionDialog();
  const chooseLanguage = useChangeLanguage();
  // The space bar chooses and leaves the menu open.
  const [, showChosen] = useReducer((times: number) => times + 1, 0);
  const label = t('account.menu', { name: operator.name });
  return (
    <Menu
      label={label}
      trigger={<Face aria-label={label} data-initials={initialsOf(operator.name)} />}
      groups={() => [
        {
          id: 'language',
          title: t('account.language'),
          chosen: i18n.language,
          entries: INTERFACE_LANGUAGES.map((language) => ({
            id: language,
            label: LANGUAGE_NAMES[language],
            onAction: () => chooseLanguage(language),
          })),
        },
        {
          id: 'theme',
          title: t('account.theme'),
          chosen: preferences.theme(),
          entries: COLOR_THEMES.map((one) => ({
            id: one,
            label: t(`account.themes.${one}`),
            onAction() {
              chooseTheme(preferences, one);
              showChosen();
            },
          })),
        },
        {
          id: 'session',
          title: operator.email,
          entries: [
            ...(hasRole(site.role, 'administrator')
              ? [
                  {
                    id: 'people',
                    label: t('people.title'),
                    icon: Users,
                    onAction: () => navigate(`/sites/${site.id}/people`),
                  },
                  {
                    id: 'activity',
                    label: t('activity.title'),
                    icon: History,
                    onAction: () => navigate(`/sites/${site.id}/activity`),
                  },
                ]
              : []),
            {
              id: 'tokens',
              label: t('account.tokens'),
              icon: KeyRound,
              onAction: () => openDialog('tokens'),
            },
            {
              id: 'password',
              label: t('password.action'),
              icon: LockKeyhole,
              onAction: () => openDialog('password'),
            },
            { id: 'sign-out', label: t('account.signOut'), icon: LogOut, onAction: signOut },
          ],
        },
      ]}
    />
  );
}
