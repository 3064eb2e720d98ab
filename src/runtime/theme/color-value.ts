const TOKENS: Readonly<Record<string, string>> = {
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  primary: 'var(--primary)',
  onPrimary: 'var(--on-primary)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  offer: 'var(--offer)',
};

/** Names of the theme's colours, as properties store them. */
export const COLOR_TOKENS = Object.keys(TOKENS);

/** CSS of a colour property: a token of the theme, a hexadecimal colour, or nothing for ''. */
export function colorValue(color: string): string {
  if (Object.hasOwn(TOKENS, color)) return TOKENS[color] as string;
  return /^#[0-9a-fA-F]{6}$/.test(color) ? color : 'inherit';
}

/** Tokens whose ground is darker than the colour itself where light text needs that. */
const GROUNDS: Readonly<Record<string, string>> = {
  ink: 'var(--ground-ink,var(--ink))',
  primary: 'var(--ground-primary,var(--primary))',
};

/** CSS of a colour property that is a background. */
export const groundValue = (color: string): string =>
  Object.hasOwn(GROUNDS, color) ? (GROUNDS[color] as string) : colorValue(color);
