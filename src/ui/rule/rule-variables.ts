import { colorValue } from '../../runtime/theme/color-value.ts';

interface RuleLook {
  readonly thickness: number;
  readonly color: string;
  readonly spacing: number;
}

/** The style of a rule: CSS variables for its look over the style that it has anyway. */
export const ruleVariables = (
  { thickness, color, spacing }: RuleLook,
  style: Readonly<Record<string, string>> | undefined,
): object => ({
  ...style,
  '--divider-thickness': `${thickness}px`,
  '--divider-color': color ? colorValue(color) : 'currentColor',
  '--divider-space': `${spacing}px`,
});
