/** Tones of one paint, lit from the upper left: glint, upward planes, side, below the crease, sill. */
export interface PaintTones {
  glint: string;
  light: string;
  base: string;
  shade: string;
  deep: string;
}

/** The eight paints of the fleet. */
export const paints = {
  white: { glint: '#ffffff', light: '#f8f8f5', base: '#e4e6e5', shade: '#bdc3c6', deep: '#929a9f' },
  silver: { glint: '#f6f8f9', light: '#dde1e3', base: '#bfc6ca', shade: '#969fa6', deep: '#707a82' },
  graphite: { glint: '#aab3ba', light: '#7a848c', base: '#586068', shade: '#40474e', deep: '#2d3237' },
  black: { glint: '#8d959d', light: '#4b5158', base: '#2d3136', shade: '#1e2125', deep: '#131518' },
  blue: { glint: '#86a9dc', light: '#3e69a8', base: '#25498a', shade: '#193566', deep: '#102444' },
  red: { glint: '#ff9a88', light: '#dd4b3f', base: '#bd2b27', shade: '#901d1d', deep: '#681416' },
  sand: { glint: '#fbf1d9', light: '#e6d7b8', base: '#d1bd95', shade: '#ab9770', deep: '#827252' },
  forest: { glint: '#a3c4a8', light: '#587f63', base: '#375c46', shade: '#264433', deep: '#182f22' },
} as const satisfies Record<string, PaintTones>;

/** Name of a paint. */
export type PaintName = keyof typeof paints;
