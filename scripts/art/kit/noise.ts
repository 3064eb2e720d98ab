/** A source of numbers in [0, 1). */
export type Random = () => number;

/** Mulberry32: the same seed draws the same picture on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

function latticeValue(seed: number, x: number, y: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

/** Smooth value noise in [-1, 1]; with a period it repeats seamlessly, for tiles. */
export function noiseAt(seed: number, x: number, y: number, period = 0): number {
  const wrap = (cell: number): number => (period ? ((cell % period) + period) % period : cell);
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const tx = fade(x - x0);
  const ty = fade(y - y0);
  const corner = (dx: number, dy: number): number => latticeValue(seed, wrap(x0 + dx), wrap(y0 + dy));
  return lerp(lerp(corner(0, 0), corner(1, 0), tx), lerp(corner(0, 1), corner(1, 1), tx), ty) * 2 - 1;
}

/** Several octaves of noise, roughly in [-1, 1]. */
export function fractalAt(seed: number, x: number, y: number, octaves: number, period = 0): number {
  let sum = 0;
  let weight = 1;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += weight * noiseAt(seed + octave * 101, x * scale, y * scale, period * scale);
    total += weight;
    weight /= 2;
  }
  return sum / total;
}
