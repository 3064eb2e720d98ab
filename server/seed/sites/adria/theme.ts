import type { Theme } from '../../../../generated/page/types.ts';

/** Ink and navy on warm paper, terracotta for the one action; a serif that speaks, a sans that explains. */
export const theme: Theme = {
  general: {
    boxWidth: 1280,
    radius: 6,
    fieldRadius: 6,
    shadows: 'soft',
    motif: '/media/adria/motif.svg',
    border: '/media/adria/border.svg',
  },
  palette: {
    paper: '#FBF8F2',
    surface: '#F3ECDF',
    ink: '#14233A',
    muted: '#566074',
    line: '#7C8394',
    primary: '#1F3A6E',
    accent: '#A8412A',
    offer: '#1F6B7D',
    error: '#A31621',
    success: '#1F6B4A',
  },
  fontLinks: [],
  fontFamilies: ['source-serif-4', 'commissioner'],
  fontStyles: {
    display: {
      family: "'Source Serif 4 Variable', 'Source Serif 4 Variable Fallback', Georgia, serif",
      weight: 480,
      stretch: 100,
      size: 1,
      letterSpacing: -0.02,
      lineHeight: 1.05,
    },
    body: {
      family: "'Commissioner Variable', 'Commissioner Variable Fallback', Arial, sans-serif",
      weight: 400,
      stretch: 100,
      size: 1,
      letterSpacing: 0,
      lineHeight: 1.6,
    },
  },
  buttons: {
    primary: { variant: 'contained', background: '', color: '', radius: 6, textTransform: 'none' },
    secondary: { variant: 'outlined', background: '', color: '', radius: 6, textTransform: 'none' },
  },
};
