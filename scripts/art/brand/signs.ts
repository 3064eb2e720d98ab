/** Colours a sign is drawn in; a mono cut gives all of them the same. */
export interface SignColours {
  main: string;
  second: string;
  accent: string;
  /** What shows through cut-outs of a filled sign. */
  ground: string;
}

/** Signs in a 64 unit square, without background. */
export const signs = {
  /** A ridge that reads as an A: the peak, its shaded side, and a trail for a crossbar. */
  andes: ({ main, second, accent }: SignColours): string =>
    [
      `<path d="M3 56L29 7L33.500 15.500L13.500 56Z" fill="${main}"/>`,
      `<path d="M33.500 15.500L40 27.700L44.500 20.500L61 56H49.500L44 44.200L39.600 51.200L28.600 25.400Z" fill="${second}"/>`,
      `<path d="M20.300 49.600L27.600 41.200L32.600 45.600L36.200 43.300L39.600 51.200L37.400 54.400L32.300 50.600L27.900 53.400L22.600 56H17.200Z" fill="${accent}"/>`,
    ].join(''),
  /** A sail in a circle. */
  adria: ({ main, accent, ground }: SignColours): string =>
    [
      `<circle cx="32" cy="32" r="29" fill="${main}"/>`,
      `<path d="M34.500 10.500C43.500 20 48.500 31 49 42.500H34.500Z" fill="${ground}"/>`,
      `<path d="M30.500 17.500C23.500 25 18 34 16 42.500H30.500Z" fill="${ground}" fill-opacity=".78"/>`,
      `<path d="M13.500 46.500H51.500C49.500 51 46 54 42 54H23C19 54 15.500 51 13.500 46.500Z" fill="${accent}"/>`,
    ].join(''),
  /** Half a sun on a wave. */
  caribe: ({ main, second, accent }: SignColours): string =>
    [
      `<path d="M12 35A20 20 0 0 1 52 35Z" fill="${accent}"/>`,
      `<path d="M2 38.500C8 38.500 10.500 33.500 17 33.500S26 38.500 32 38.500S40.500 33.500 47 33.500S56 38.500 62 38.500V46C56 46 53.500 41 47 41S38 46 32 46S23.500 41 17 41S8 46 2 46Z" fill="${main}"/>`,
      `<path d="M8 50C13 50 13.500 46.500 18.500 46.500S26.500 50.500 32 50.500S40 46.500 45.500 46.500S51 50 56 50V56C50 56 50.500 52.500 45.500 52.500S37.500 56.500 32 56.500S24 52.500 18.500 52.500S14 56 8 56Z" fill="${second}"/>`,
    ].join(''),
} as const;

/** Name of a site that has a sign. */
export type SiteName = keyof typeof signs;
