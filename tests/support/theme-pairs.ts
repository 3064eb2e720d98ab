/** Pairs of variables of a theme that components use for text and what it stands on. */
export const TEXT_PAIRS: readonly (readonly [text: string, background: string])[] = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--primary-tint'],
  ['--muted', '--paper'],
  ['--muted', '--surface'],
  ['--primary-text', '--paper'],
  ['--primary-text', '--surface'],
  ['--primary-text', '--primary-tint'],
  ['--on-primary', '--primary'],
  ['--on-accent', '--accent'],
  ['--on-offer', '--offer'],
  ['--on-dark', '--ink'],
  ['--on-dark-muted', '--ink'],
  ['--error', '--paper'],
  ['--error', '--error-tint'],
  ['--success', '--paper'],
  ['--success', '--success-tint'],
  ['--button-primary-text', '--button-primary-background'],
  ['--button-primary-text', '--button-primary-hover'],
  ['--button-primary-text', '--button-primary-pressed'],
];

/** Variables in which controls are drawn on the paper. */
export const CONTROL_COLORS = ['--line', '--focus', '--primary'] as const;
