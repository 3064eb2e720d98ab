import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { IconShapes } from '../../../src/ui/icon/icon-shapes.ts';
import { Icon } from '../icon/icon.tsx';
import { TOOLTIP, TOOLTIP_KEYS } from '../tooltip/watch-anchors.ts';
import { Pressable } from './button.styles.ts';

export interface IconButtonProps
  extends Pick<
    AriaButtonProps,
    | 'onPress'
    | 'isDisabled'
    | 'slot'
    | 'excludeFromTabOrder'
    | 'aria-expanded'
    | 'aria-controls'
    | 'aria-pressed'
    | 'aria-haspopup'
  > {
  /** What it does: its name for screen readers, and its tooltip. */
  readonly label: string;
  readonly icon: IconShapes;
  /** Keys that do the same, as `aria-keyshortcuts` spells them, such as `Control+Z`. */
  readonly shortcut?: string;
  readonly size?: 'small' | 'medium';
  readonly variant?: 'primary' | 'secondary' | 'quiet';
}

/** A button that shows an icon alone. */
export const IconButton = ({
  label,
  icon,
  shortcut,
  size = 'medium',
  variant = 'quiet',
  ...rest
}: IconButtonProps) => (
  <Pressable
    {...rest}
    {...{ [TOOLTIP]: label, [TOOLTIP_KEYS]: shortcut }}
    aria-label={label}
    data-variant={variant}
    data-size={size}
    data-square=""
    data-selected={rest['aria-pressed'] === true ? '' : undefined}
  >
    <Icon of={icon} />
  </Pressable>
);
