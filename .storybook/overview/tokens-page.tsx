import type { CSSProperties } from 'react';
import type { Brand } from '../brands.ts';
import * as S from './overview.styles.ts';
import { type Token, tokensOf } from './tokens.ts';

/** How a token is seen: by what it does to a sample. */
const LOOKS: readonly (readonly [name: RegExp, style: (value: string) => CSSProperties, sample: string])[] = [
  [/^--text-/, (value) => ({ fontSize: `min(${value}, 34px)` }), 'Aa'],
  [/-family$/, (fontFamily) => ({ fontFamily }), 'Aa'],
  [/-weight$/, (fontWeight) => ({ fontWeight: Number(fontWeight) }), 'Aa'],
  [/radius$/, (borderRadius) => ({ borderRadius, borderColor: 'var(--line)' }), ''],
  [/^--shadow/, (boxShadow) => ({ boxShadow }), ''],
  [/^--motif$/, () => ({ background: 'var(--primary) var(--motif) center / 160px auto' }), ''],
  [/^--border-strip$/, () => ({ background: 'var(--border-strip) center / auto 24px' }), ''],
  [/-border$/, (color) => ({ border: `2px solid ${color}` }), ''],
];

const isColor = (value: string) => /^(#|rgba?\()/.test(value);

/** Text that stands on dark or coloured grounds is shown on them. */
const GROUNDS: Readonly<Record<string, string>> = {
  '--on-dark': 'var(--ground-ink, var(--ink))',
  '--on-dark-muted': 'var(--ground-ink, var(--ink))',
  '--on-primary': 'var(--primary)',
  '--on-accent': 'var(--accent)',
  '--on-offer': 'var(--offer)',
  '--button-primary-text': 'var(--button-primary-background)',
  '--button-secondary-text': 'var(--button-secondary-background)',
};

function Sample({ name, value }: Token) {
  const ground = GROUNDS[name];
  if (ground)
    return (
      <S.Swatch aria-hidden style={{ background: ground, color: `var(${name})` }}>
        Aa
      </S.Swatch>
    );
  const look = LOOKS.find(([pattern]) => pattern.test(name));
  if (look) {
    const [, style, sample] = look;
    return (
      <S.Swatch aria-hidden style={style(value)}>
        {sample}
      </S.Swatch>
    );
  }
  return <S.Swatch aria-hidden style={isColor(value) ? { background: value } : { border: 0 }} />;
}

const GROUPS: readonly (readonly [title: string, names: RegExp])[] = [
  ['Type', /^--(text|display|body)-/],
  ['Buttons', /^--button-/],
  ['Space', /^--(margin|gutter|section|box-width|below-header)$/],
  ['Shape', /radius|^--(shadow|motif|border-strip|sticker)/],
  ['Motion', /^--(ease|quick|reveal)$/],
];

const groupOf = ({ name }: Token) => GROUPS.find(([, names]) => names.test(name))?.[0] ?? 'Colours';

/** Every custom property that components may use: its name, what it is for, and its value in the chosen look. */
export function TokensPage({ brand }: { readonly brand: Brand }) {
  const tokens = tokensOf(brand.site.theme);
  const titles = [...new Set(['Colours', ...GROUPS.map(([title]) => title)])];
  return (
    <S.Page>
      <h1>Design tokens</h1>
      <p>
        The custom properties of {brand.name}. Components take colours and sizes from these alone, so that a
        change of the theme reaches all of them. Text and controls reach WCAG AA on the page, its surfaces and
        its dark bands: a chosen colour that does not is moved as little as it needs. Colours that a page sets
        for itself are judged by the checks before publishing; text on pictures is judged by nobody but its
        author.
      </p>
      {titles.map((title) => (
        <section key={title}>
          <h2>{title}</h2>
          <S.Tokens>
            {tokens
              .filter((token) => groupOf(token) === title)
              .map((token) => (
                <div key={token.name}>
                  <Sample {...token} />
                  <code>{token.name}</code>
                  <p>{token.meaning}</p>
                  <span>{token.value}</span>
                </div>
              ))}
          </S.Tokens>
        </section>
      ))}
    </S.Page>
  );
}
