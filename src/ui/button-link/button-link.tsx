import type { ReactNode } from 'react';
import { SvgIcon } from '../icon/icon.tsx';
import * as S from './button-link.styles.ts';

export interface ButtonLook {
  /** One primary action per view; default secondary. */
  readonly variant?: 'primary' | 'secondary' | 'text';
  /** 40, 48 or 56 px high; default medium. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Name of a built-in icon. */
  readonly icon?: string;
  readonly iconPosition?: 'left' | 'right';
  readonly isFullWidth?: boolean;
}

interface Common extends ButtonLook {
  readonly children: ReactNode;
  /** Further attributes of the element, such as a component's root attributes. */
  readonly attributes?: object;
}

interface LinkProps extends Common {
  readonly href: string;
  /** Read by screen readers after the label when the link opens a new tab; without it the link opens in the same one. */
  readonly newTabText?: string;
}

interface ButtonProps extends Common {
  readonly type: 'button' | 'submit';
  readonly isDisabled?: boolean;
  /** Shows a spinner beside the label and ignores further clicks. */
  readonly isBusy?: boolean;
}

const ICON_SIZES = { small: 16, medium: 20, large: 22 } as const;

const isLink = (props: LinkProps | ButtonProps): props is LinkProps => 'href' in props;

/** Attributes that differ between a link and a button of the same look. */
function elementAttributes(props: LinkProps | ButtonProps): object {
  if (isLink(props))
    return { href: props.href, ...(props.newTabText ? { target: '_blank', rel: 'noopener' } : {}) };
  const { type, isDisabled = false, isBusy = false } = props;
  return {
    as: 'button',
    type,
    disabled: isDisabled && !isBusy,
    ...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {}),
  };
}

/** A link or button in the site's button style. */
export function ButtonLink(props: LinkProps | ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    icon = '',
    iconPosition = 'left',
    isFullWidth = false,
    children,
    attributes,
  } = props;
  const isBusy = !isLink(props) && props.isBusy === true;
  const newTabText = isLink(props) ? props.newTabText : undefined;
  const shape = icon && !isBusy ? <SvgIcon name={icon} size={ICON_SIZES[size]} side={iconPosition} /> : null;
  return (
    <S.Button
      {...attributes}
      {...elementAttributes(props)}
      data-variant={variant}
      // The size that needs no rules of its own needs no attribute: lists of cars have many of these.
      data-size={size === 'medium' ? undefined : size}
      data-full-width={isFullWidth || undefined}
    >
      {isBusy && <S.Spinner aria-hidden />}
      {iconPosition === 'left' && shape}
      <span data-island-of="label">{children}</span>
      {iconPosition === 'right' && shape}
      {newTabText && (
        <>
          <SvgIcon name="arrow-up-right" size={ICON_SIZES[size] - 2} side="right" />
          <span className="visually-hidden">({newTabText})</span>
        </>
      )}
    </S.Button>
  );
}
