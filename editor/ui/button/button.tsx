import type { ReactNode } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';
import styled from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { Pressable } from './button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps
  extends Pick<
    AriaButtonProps,
    | 'onPress'
    | 'type'
    | 'isDisabled'
    | 'autoFocus'
    | 'slot'
    | 'form'
    | 'aria-describedby'
    | 'aria-disabled'
    | 'aria-expanded'
  > {
  readonly children: ReactNode;
  /** One primary action per view; `secondary` without it. */
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: IconShapes;
  /** Its action is at work: it keeps the focus, and presses do nothing. */
  readonly isBusy?: boolean;
}

/** Stands above the text, whose room it does not change. */
const Above = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
/** Not seen, and still the name of the button. */
const Covered = styled.span`opacity: 0;`;

/** A button with a text. */
export const Button = ({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isBusy = false,
  ...rest
}: ButtonProps) => (
  <Pressable {...rest} isPending={isBusy} data-variant={variant} data-size={size}>
    {icon && (isBusy ? <Spinner /> : <Icon of={icon} />)}
    {isBusy && !icon ? (
      <>
        <Above>
          <Spinner />
        </Above>
        <Covered>{children}</Covered>
      </>
    ) : (
      children
    )}
  </Pressable>
);
