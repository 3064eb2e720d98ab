import styled from 'styled-components';

export const Backdrop = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  & > picture, & img { width: 100%; height: 100%; object-fit: cover; }
  &[data-tall] img { object-position: var(--wide-at); }
  @media (width < 900px) {
    &[data-tall] img { object-position: var(--tall-at); }
    /* The text is above the subject of the picture, never on it. */
    &[data-tall] + * { padding-block-end: min(44vw, 240px); }
  }
  /* Ink with some of the brand's colour: pure ink would lie on a coloured picture like soot. */
  --shade: color-mix(in oklab, var(--ground-ink, var(--ink)) 60%, var(--primary));
  &:not([data-shade='none'])::after { content: ''; position: absolute; inset: 0; background: linear-gradient(color-mix(in srgb, var(--shade) 78%, transparent) 30%, color-mix(in srgb, var(--shade) 66%, transparent) 58%, transparent 88%); }
  &[data-shade='all']::after { background: color-mix(in srgb, var(--shade) 72%, transparent); }
  @media (width >= 900px) {
    &[data-shade='start']::after { background: linear-gradient(to right, color-mix(in srgb, var(--shade) 82%, transparent), color-mix(in srgb, var(--shade) 68%, transparent) 40%, color-mix(in srgb, var(--shade) 22%, transparent) 68%, transparent 84%); }
  }
`;
