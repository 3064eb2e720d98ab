import type { Theme } from '../../generated/page/types.ts';
import { SCALE } from '../../src/runtime/theme/base-css.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';

/** A custom property with its value in a look. */
export interface Token {
  readonly name: string;
  readonly value: string;
  /** What it is for, from the comment at its definition; '' where there is none. */
  readonly meaning: string;
}

const sources = import.meta.glob<string>('../../src/runtime/theme/{base,theme}-css.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Definitions with a comment above them; a name may have a changing part, and some are written only where they differ. */
const COMMENTED = /\/\/ (.+)\n\s*(?:\.\.\.\(.+\{ )?(?:'(--[\w-]+)'|\[`(--[^`]+)`\]):\s/g;

const meanings = [...Object.values(sources).join('').matchAll(COMMENTED)].map(
  ([, meaning = '', plain, changing = '']) => ({
    meaning,
    pattern: new RegExp(`^${plain ?? changing.replace(/\$\{\w+\}/g, '\\w+')}$`),
  }),
);

const meaningOf = (name: string) => meanings.find(({ pattern }) => pattern.test(name))?.meaning ?? '';

/** Every custom property that components may use, in a theme. */
export const tokensOf = (theme: Theme): readonly Token[] =>
  Object.entries({ ...themeVariables(theme), ...SCALE }).map(([name, value]) => ({
    name,
    value,
    meaning: meaningOf(name),
  }));
