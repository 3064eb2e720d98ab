const archivo = "'Archivo Variable', 'Archivo Variable Fallback', Roboto, Helvetica, Arial, sans-serif";

/** Expedition atlas: paper, petrol ink, hairlines, one wide grotesque and copper for the one action. */
export const theme = {
  general: {
    boxWidth: 1280,
    radius: 2,
    fieldRadius: 2,
    shadows: 'none',
    motif: '/media/andes/motif.svg',
    border: '',
  },
  palette: {
    paper: '#f7f5f1',
    surface: '#ebe7df',
    ink: '#1b1f23',
    muted: '#5a646a',
    line: '#7d878c',
    primary: '#0f4c5c',
    accent: '#b84a14',
    offer: '#b84a14',
    error: '#a8231b',
    success: '#1f6b3a',
  },
  fontLinks: [],
  fontFamilies: ['archivo'],
  fontStyles: {
    display: { family: archivo, weight: 700, stretch: 118, size: 1, letterSpacing: -0.02, lineHeight: 1.05 },
    body: { family: archivo, weight: 420, stretch: 100, size: 1, letterSpacing: 0, lineHeight: 1.6 },
  },
  buttons: {
    primary: { variant: 'contained', radius: 2, textTransform: 'none' },
    secondary: { variant: 'outlined', radius: 2, textTransform: 'none' },
  },
};
