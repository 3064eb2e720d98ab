/** A point in any unit. */
export type Point = readonly [x: number, y: number];

/** A vertex of a drawn contour: how far from it the corner starts to round, and how much the edge to the next vertex bows outwards (left of travel is positive). */
export type Vertex = readonly [x: number, y: number, round?: number, bow?: number];

/** Maps a point of the drawing's own unit to canvas units. */
export type Project = (point: Point) => Point;

const HANDLE = 0.56;
const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (a: Point, direction: Point, distance: number): Point => [
  a[0] + direction[0] * distance,
  a[1] + direction[1] * distance,
];
const lengthOf = (v: Point): number => Math.hypot(v[0], v[1]);
const unit = (v: Point): Point => {
  const length = lengthOf(v) || 1;
  return [v[0] / length, v[1] / length];
};
const turn = ([x, y]: Point, radians: number): Point => [
  x * Math.cos(radians) - y * Math.sin(radians),
  x * Math.sin(radians) + y * Math.cos(radians),
];

/** One decimal is a tenth of a canvas unit: finer than a screen shows, and half the bytes. */
export const round = (value: number): string => {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
};

/** Canvas coordinates as SVG path text. */
export const at = (point: Point): string => `${round(point[0])} ${round(point[1])}`;

interface Edge {
  start: Point;
  end: Point;
  startDirection: Point;
  endDirection: Point;
}

function edgeBetween(from: Vertex, to: Vertex, trimStart: number, trimEnd: number): Edge {
  const a: Point = [from[0], from[1]];
  const b: Point = [to[0], to[1]];
  const direction = unit(subtract(b, a));
  const start = along(a, direction, trimStart);
  const end = along(b, direction, -trimEnd);
  // A parabola of sagitta s over a chord c leaves at atan(4s / c); c is the whole edge, or short remainders would kink.
  const lean = Math.atan((4 * (from[3] ?? 0)) / (lengthOf(subtract(b, a)) || 1));
  return { start, end, startDirection: turn(direction, lean), endDirection: turn(direction, -lean) };
}

/** SVG path data through rounded vertices; edges bow and corners keep their tangents, as a draughtsman's pen does. */
export function drawContour(vertices: readonly Vertex[], project: Project, closed = false): string {
  const count = vertices.length;
  const edgeCount = closed ? count : count - 1;
  const edgeLength = (index: number): number => {
    const a = vertices[index % count]!;
    const b = vertices[(index + 1) % count]!;
    return Math.hypot(b[0] - a[0], b[1] - a[1]);
  };
  const trimAt = (index: number): number => {
    if (!closed && (index === 0 || index === count - 1)) return 0;
    const room = Math.min(edgeLength((index + count - 1) % count), edgeLength(index % count)) * 0.49;
    return Math.min(vertices[index % count]![2] ?? 0, room);
  };
  const edges = Array.from({ length: edgeCount }, (_, index) =>
    edgeBetween(vertices[index]!, vertices[(index + 1) % count]!, trimAt(index), trimAt((index + 1) % count)),
  );
  const curve = (a: Point, b: Point, c: Point): string =>
    `C${at(project(a))} ${at(project(b))} ${at(project(c))}`;
  const parts = [`M${at(project(edges[0]!.start))}`];
  edges.forEach((edge, index) => {
    const chord = lengthOf(subtract(edge.end, edge.start)) / 3;
    const bowed = (vertices[index]![3] ?? 0) !== 0;
    parts.push(
      bowed
        ? curve(
            along(edge.start, edge.startDirection, chord),
            along(edge.end, edge.endDirection, -chord),
            edge.end,
          )
        : `L${at(project(edge.end))}`,
    );
    const next = index + 1 < edgeCount ? edges[index + 1] : closed ? edges[0] : undefined;
    if (!next) return;
    const reach = trimAt((index + 1) % count) * HANDLE;
    if (reach === 0) return;
    parts.push(
      curve(
        along(edge.end, edge.endDirection, reach),
        along(next.start, next.startDirection, -reach),
        next.start,
      ),
    );
  });
  return parts.join('') + (closed ? 'Z' : '');
}
