import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { dialogCommand, dialogId } from '../../ui/button-link/opens-dialog.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import * as S from './modal.styles.ts';

export function Modal({
  root,
  slots,
  t,
  title,
  size,
  trigger,
  buttonLabel,
  buttonVariant,
  delay,
  anchor,
}: ComponentProps<'Modal'>) {
  if (!title && !slots.content) return null;
  const id = dialogId(anchor || root['data-node']);
  return (
    <S.Modal {...root} data-modal={trigger} data-delay={trigger === 'automatic' ? delay : undefined}>
      {trigger === 'button' && buttonLabel && (
        <ButtonLink type="button" variant={buttonVariant} attributes={dialogCommand('show-modal', id)}>
          {buttonLabel}
        </ButtonLink>
      )}
      <S.Dialog
        id={id}
        data-surface="paper"
        data-size={size}
        {...{ closedby: 'any' }}
        {...(title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': buttonLabel || undefined })}
      >
        <S.Head>
          {title && <S.Title id={`${id}-title`}>{title}</S.Title>}
          <button type="button" aria-label={t('common.close')} {...dialogCommand('close', id)}>
            <SvgIcon name="x" size={22} />
          </button>
        </S.Head>
        <S.Content>{slots.content}</S.Content>
      </S.Dialog>
    </S.Modal>
  );
}
