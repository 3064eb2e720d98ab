import { getContrast } from 'polished';
import type { Theme } from '../../generated/page/types.ts';
import { readableOn } from '../../src/runtime/theme/contrast.ts';
import { themeVariables } from '../../src/runtime/theme/theme-css.ts';
import * as S from './brand.styles.ts';
import { PALETTE } from './specimen.ts';

/** WCAG contrasts: running text needs 4.5, large text and the edges of controls 3. */
function verdict(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large text and edges only' : 'decoration only';
}

const contrast = (color: string, ground: string) => {
  const ratio = getContrast(color, ground);
  return `${ratio.toFixed(2)} : 1, ${verdict(ratio)}`;
};

/** Each colour of the palette with its contrast against the paper, and of the text that stands on it. */
export function Colours({ theme }: { theme: Theme }) {
  const { palette } = theme;
  const variables = themeVariables(theme);
  return (
    <S.Swatches>
      {PALETTE.map((name) => {
        const color = palette[name];
        const text = name === 'paper' || name === 'surface' ? palette.ink : readableOn(color);
        const asText = variables[`--${name === 'primary' ? 'primary-text' : name}`] ?? color;
        return (
          <li key={name}>
            <div style={{ background: color, color: text }} aria-hidden>
              Aa
            </div>
            <strong>{name}</strong>
            <span>{color}</span>
            {name !== 'paper' && <span>on paper {contrast(color, palette.paper)}</span>}
            <span>text on it {contrast(text, color)}</span>
            {asText !== color && asText.startsWith('#') && (
              <span>
                as text {asText}, {contrast(asText, palette.paper)}
              </span>
            )}
          </li>
        );
      })}
    </S.Swatches>
  );
}
