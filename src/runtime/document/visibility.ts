import { BREAKPOINTS } from '../theme/base-css.ts';

/** The properties by which a component is hidden at some widths of the window; see schemas/components/common.schema.json. */
interface WidthLimits {
  readonly hideBelow?: unknown;
  readonly hideAbove?: unknown;
}

const widthOf = (breakpoint: unknown): number | undefined =>
  typeof breakpoint === 'string' && breakpoint !== 'none' && Object.hasOwn(BREAKPOINTS, breakpoint)
    ? BREAKPOINTS[breakpoint as keyof typeof BREAKPOINTS]
    : undefined;

/** Whether a component is hidden at every width: visitors then get nothing of it. */
export function isNeverShown({ hideBelow, hideAbove }: WidthLimits): boolean {
  const [below, above] = [widthOf(hideBelow), widthOf(hideAbove)];
  return below !== undefined && above !== undefined && below >= above;
}
