import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { Pressable } from '../../ui/button/button.styles.ts';
import { Spinner } from '../../ui/progress/spinner.tsx';

export type DemoAccount = ResponseOf<'demoAccounts'>['accounts'][number];

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: 20px;
  & > header > p { margin-top: 2px; color: var(--ink-muted); }
  & h3 { margin-bottom: 4px; font-size: var(--text-small); font-weight: 500; color: var(--ink-muted); }
  & ul { display: flex; flex-direction: column; gap: 4px; }
`;
const Account = styled(Pressable)`
  && {
    justify-content: space-between;
    width: 100%;
    height: auto;
    min-height: 36px;
    padding: 6px 12px;
    text-align: start;
    white-space: normal;
  }
  & > span:last-child { color: var(--ink-faint); font-size: var(--text-small); font-weight: 400; }
`;

const siteNames = ({ sites }: DemoAccount) => sites.map(({ name }) => name).join(', ');

/** The accounts in groups of those that work on the same sites. */
const bySites = (accounts: readonly DemoAccount[]): readonly [string, readonly DemoAccount[]][] =>
  [...new Set(accounts.map(siteNames))].map((sites) => [
    sites,
    accounts.filter((account) => siteNames(account) === sites),
  ]);

/** The accounts that can open a path, such as `/sites/caribe/pages`; all of them where none can, or it is of no site. */
export function accountsFor(path: string, accounts: readonly DemoAccount[]): readonly DemoAccount[] {
  const siteId = /^\/sites\/([^/?#]+)/.exec(path)?.[1];
  const ofSite = accounts.filter(({ sites }) => sites.some(({ id }) => id === siteId));
  return ofSite.length > 0 ? ofSite : accounts;
}

/** The accounts of a demonstration, each of which signs in by one press. */
export function DemoAccounts({
  accounts,
  busyWith,
  onChoose,
}: {
  readonly accounts: readonly DemoAccount[];
  /** Address of the account that is being signed in. */
  readonly busyWith: string | null;
  readonly onChoose: (account: DemoAccount) => void;
}) {
  const { t } = useTranslation();
  return (
    <Frame>
      <header>
        <h2>{t('signIn.demoTitle')}</h2>
        <p>{t('signIn.demoText')}</p>
      </header>
      {bySites(accounts).map(([sites, group]) => (
        <div key={sites}>
          <h3>{sites}</h3>
          <ul>
            {group.map((account) => (
              <li key={account.email}>
                <Account
                  data-variant="secondary"
                  isPending={busyWith === account.email}
                  onPress={() => onChoose(account)}
                >
                  <span>{account.name}</span>
                  {busyWith === account.email ? (
                    <Spinner />
                  ) : (
                    <span>{[...new Set(account.sites.map(({ role }) => t(`role.${role}`)))].join(', ')}</span>
                  )}
                </Account>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Frame>
  );
}
