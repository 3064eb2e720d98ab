import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from './user-account.styles.ts';

/**
 * Ways into the customers' area of the operator, wherever that is. Without an address there is nothing to show: no link
 * leads to a screen that does not exist.
 */
export function UserAccount({ root, page, t, login, register }: ComponentProps<'UserAccount'>) {
  const links = [
    { ...page.link(login), label: t('account.login'), icon: 'user' },
    { ...page.link(register), label: t('account.register'), icon: '' },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <S.Account {...root} aria-label={t('account.label')}>
      {links.map(({ href, label, icon }) => (
        <a key={label} href={href}>
          {icon && <SvgIcon name={icon} size={20} />}
          {label}
        </a>
      ))}
    </S.Account>
  );
}
