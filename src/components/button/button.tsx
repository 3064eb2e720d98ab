import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { dialogCommand, dialogId } from '../../ui/button-link/opens-dialog.ts';

export function Button({
  root,
  page,
  t,
  label,
  link,
  modal,
  variant,
  size,
  icon,
  iconPosition,
  fullWidth,
  newTab,
}: ComponentProps<'Button'>) {
  const look = { variant, size, icon, iconPosition, isFullWidth: fullWidth, attributes: root };
  if (modal) {
    const attributes = { ...root, ...dialogCommand('show-modal', dialogId(modal)) };
    return (
      <ButtonLink type="button" {...look} attributes={attributes}>
        {label}
      </ButtonLink>
    );
  }
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
