/** A server of map pictures. */
export interface MapTiles {
  /** Address of a picture, with `{z}`, `{x}` and `{y}` in it. */
  readonly url: string;
  /** Whom the map names as its source. */
  readonly attribution: string;
}

/** A position on the globe, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position on a drawing, in shares of its width and height from the upper left. */
export interface DrawnPosition {
  readonly x: number;
  readonly y: number;
}

/** The share of a drawing that stays free around the outermost points. */
const MARGIN = 0.14;

/** Height of a latitude on a Mercator map, in radians. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** Where positions stand on a drawing that holds all of them, north up; one alone stands in the middle. */
export function drawnPositions(positions: readonly Position[]): readonly DrawnPosition[] {
  const xs = positions.map(({ longitude }) => (longitude * Math.PI) / 180);
  const ys = positions.map(({ latitude }) => mercator(latitude));
  const share = (value: number, all: readonly number[]) => {
    const least = Math.min(...all);
    const span = Math.max(...all) - least;
    return span === 0 ? 0.5 : MARGIN + (1 - 2 * MARGIN) * ((value - least) / span);
  };
  return positions.map((_, index) => ({
    x: share(xs[index] as number, xs),
    y: 1 - share(ys[index] as number, ys),
  }));
}
