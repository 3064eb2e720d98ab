import { History, KeyRound, LockKeyhole, LogOut, Users } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { INTERFACE_LANGUAGES } from '../../i18n.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { useToasts } from '../../ui/toast/toasts.tsx';
import { Pressable } from '../../ui/button/button.styles.ts';
import { applyTheme, COLOR_THEMES, type ColorTheme } from '../preferences.ts';
import { useServices } from '../services.tsx';
import { hasRole, type Operator, type OperatorSite, useSetOperator } from '../session/use-operator.ts';
import { onDemand } from '../../ui/on-demand/on-demand.tsx';
import { LANGUAGE_NAMES, useChangeLanguage } from './language-select.tsx';

const PasswordDialog = onDemand(() =>
  import('../accounts/password-dialog.tsx').then((module) => module.PasswordDialog),
);

const TokensDialog = onDemand(() =>
  import('../tokens/tokens-dialog.tsx').then((module) => module.TokensDialog),
);

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
  const { api, preferences } = useServices();
  const navigate = useNavigate();
  const setOperator = useSetOperator();
  const { show } = useToasts();
  const chooseLanguage = useChangeLanguage();
  const [showsTokens, setShowsTokens] = useState(false);
  const [theme, setTheme] = useState(preferences.theme());
  const chooseTheme = (chosen: ColorTheme) => {
    setTheme(chosen);
    preferences.setTheme(chosen);
    applyTheme(document.documentElement, chosen);
  };
  const signOut = () =>
    api.call('signOut', {}).then(
      () => {
        setOperator(null);
        navigate('/sign-in');
      },
      () => show({ tone: 'danger', text: t('account.signOutFailed') }),
    );
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const label = t('account.menu', { name: operator.name });
  return (
    <>
      <Menu
        label={label}
        trigger={<Face aria-label={label} data-initials={initialsOf(operator.name)} />}
        groups={[
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
            chosen: theme,
            entries: COLOR_THEMES.map((one) => ({
              id: one,
              label: t(`account.themes.${one}`),
              onAction: () => chooseTheme(one),
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
                onAction: () => setShowsTokens(true),
              },
              {
                id: 'password',
                label: t('password.action'),
                icon: LockKeyhole,
                onAction: () => setIsChangingPassword(true),
              },
              { id: 'sign-out', label: t('account.signOut'), icon: LogOut, onAction: () => void signOut() },
            ],
          },
        ]}
      />
      {isChangingPassword && (
        <PasswordDialog email={operator.email} onClose={() => setIsChangingPassword(false)} />
      )}
      {showsTokens && <TokensDialog site={site} onClose={() => setShowsTokens(false)} />}
    </>
  );
}
