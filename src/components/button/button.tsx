import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';

export function Button({
  root,
  page,
  t,
  label,
  link,
  variant,
  size,
  icon,
  iconPosition,
  fullWidth,
  newTab,
}: ComponentProps<'Button'>) {
  const look = { variant, size, icon, iconPosition, isFullWidth: fullWidth, attributes: root };
  const target = page.link(link);
  if (!target) {
    return (
      // A button without an address is shown as disabled, so that the operator sees what is missing.
      <ButtonLink type="button" isDisabled {...look}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={target.href} newTabText={newTab ? t('common.opensInNewTab') : undefined} {...look}>
      {label}
    </ButtonLink>
  );
}
