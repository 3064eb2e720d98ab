import { toSiteConfiguration } from '../../api/wire/site-settings.ts';
import { paletteContrast } from '../theme/palette-contrast.ts';
import { type CheckFinding, found } from './check-finding.ts';
import type { CheckedDocument } from './checked-document.ts';

// Rounded down: one that is too low never reads as the least that is enough.
const rounded = (contrast: number) => Math.floor(contrast * 10) / 10;

/**
 * Colours of a theme that cannot be told from what they stand on. Where visitors get others in their place, that is a
 * warning; where they get these, their own text is what is read, and it is a hint.
 */
export function checkPalette({ kind, body }: CheckedDocument): CheckFinding[] {
  if (kind !== 'theme') return [];
  const theme = toSiteConfiguration({ theme: body }, () => undefined)?.theme;
  if (!theme) return [];
  return paletteContrast(theme).flatMap(({ color, background, contrast, ratio, isEnough, shown }) => {
    if (isEnough) return [];
    const path = `/palette/${color}`;
    const params = { contrast: rounded(contrast), least: ratio, on: background };
    return shown
      ? [
          found('warning', 'color-moved', null, path, {
            ...params,
            shown: shown.foreground,
            ground: shown.background,
          }),
        ]
      : [found('hint', 'color-faint', null, path, params)];
  });
}
