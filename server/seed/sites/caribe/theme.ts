import type { Theme } from '../../../../generated/page/types.ts';

/** Night, sand and teal with one sun for the action; heavy grotesque headings, pill fields, paper shadows. */
export const theme: Theme = {
  general: {
    boxWidth: 1280,
    radius: 20,
    fieldRadius: 24,
    shadows: 'flat',
    motif: '/media/caribe/motif.svg',
    border: '/media/caribe/border.svg',
  },
  palette: {
    paper: '#FFF8EC',
    surface: '#FBEBCB',
    ink: '#1D1B3A',
    muted: '#5B5873',
    line: '#85829A',
    primary: '#006B6B',
    accent: '#FFC83D',
    offer: '#C4281F',
    error: '#B3261E',
    success: '#1B6B3F',
  },
  fontLinks: [],
  fontFamilies: ['bricolage-grotesque', 'figtree'],
  fontStyles: {
    display: {
      family:
        "'Bricolage Grotesque Variable', 'Bricolage Grotesque Variable Fallback', Arial, Helvetica, sans-serif",
      weight: 800,
      stretch: 100,
      size: 1.18,
      letterSpacing: -0.025,
      lineHeight: 1,
    },
    body: {
      family: "'Figtree Variable', 'Figtree Variable Fallback', Arial, Helvetica, sans-serif",
      weight: 420,
      stretch: 100,
      size: 1,
      letterSpacing: 0,
      lineHeight: 1.6,
    },
  },
  buttons: {
    primary: { variant: 'contained', background: '', color: '#1D1B3A', radius: 999, textTransform: 'none' },
    secondary: { variant: 'outlined', background: '#1D1B3A', color: '', radius: 999, textTransform: 'none' },
  },
};
