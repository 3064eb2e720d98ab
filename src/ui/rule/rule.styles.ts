import styled from 'styled-components';

/** The site's own border in a box of the height that it needs: five times the thickness of a plain line. */
export const brandLine =
  'height: calc(5 * max(4px, var(--divider-thickness))); border: 0; background: var(--border-strip) 50% 50% / auto 100% repeat-x, linear-gradient(var(--divider-color), var(--divider-color)) 50% 50% / 100% 1px no-repeat;';

export const Rule = styled.hr`
  box-sizing: border-box;
  width: 100%;
  height: 0;
  margin: var(--divider-space) 0;
  border: 0;
  border-block-start: var(--divider-thickness) solid var(--divider-color);
  &[data-line='dashed'] { border-block-start-style: dashed; }
  &[data-line='dotted'] { border-block-start-style: dotted; }
  &[data-width='half'] { width: 50%; }
  &[data-width='short'] { width: clamp(64px, 12%, 128px); }
  &[data-align='center'] { margin-inline: auto; }
  &[data-align='end'] { margin-inline: auto 0; }
  &[data-line='brand'] { ${brandLine} }
  @media (forced-colors: active) { border-color: CanvasText; &[data-line='brand'] { height: 0; border-block-start: 1px solid CanvasText; } }
`;
