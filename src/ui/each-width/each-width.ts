/** A number by breakpoint; 0 takes the number of the next smaller breakpoint. */
export interface ByWidth {
  readonly xs: number;
  readonly sm: number;
  readonly md: number;
  readonly lg: number;
  readonly xl: number;
}

/** The numbers as CSS variables, one for each breakpoint. */
export function eachWidth({ xs, sm, md, lg, xl }: ByWidth): Readonly<Record<string, number>> {
  const small = sm || xs;
  const medium = md || small;
  const large = lg || medium;
  return { '--xs': xs, '--sm': small, '--md': medium, '--lg': large, '--xl': xl || large };
}
