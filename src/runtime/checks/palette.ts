import { toSiteConfiguration } from '../../api/wire/site-settings.ts';
import type { DocumentBody } from '../../api/wire/document-body.ts';
import { paletteContrast } from '../theme/palette-contrast.ts';
import { type CheckFinding, found } from './check-finding.ts';
import type { CheckedDocument } from './checked-document.ts';

// Rounded down: one that is too low never reads as the least that is enough.
const rounded = (contrast: number) => Math.floor(contrast * 10) / 10;

/** What is found of the colours of a theme that cannot be told from what they stand on, and what visitors get of them. */
const failingPairs = (body: DocumentBody) => {
  const theme = toSiteConfiguration({ theme: body }, () => undefined)?.theme;
  const failing = theme ? paletteContrast(theme).filter(({ isEnough }) => !isEnough) : [];
  return failing.map(({ color, background, contrast, ratio, shown }) => ({
    path: `/palette/${color}`,
    params: { contrast: rounded(contrast), least: ratio, on: background },
    shown,
  }));
};

/** Colours of a theme that cannot be told from what they stand on, so that visitors get others in their place. */
export function checkPalette({ kind, body }: CheckedDocument): CheckFinding[] {
  if (kind !== 'theme') return [];
  return failingPairs(body).flatMap(({ path, params, shown }) =>
    shown
      ? [
          found('warning', 'color-moved', null, path, {
            ...params,
            shown: shown.foreground,
            ground: shown.background,
          }),
        ]
      : [],
  );
}

/**
 * Colours of a theme that cannot be told from what they stand on, and that visitors get nevertheless: the text on them is
 * what is read. A site may have them, so that they are told only to who chooses them.
 */
export const faintColors = (theme: DocumentBody): CheckFinding[] =>
  failingPairs(theme).flatMap(({ path, params, shown }) =>
    shown ? [] : [found('hint', 'color-faint', null, path, params)],
  );
