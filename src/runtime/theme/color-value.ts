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
