import type { Point, Vertex } from '../kit/pen.ts';

/** Real proportions and lines of one body type, in millimetres; x runs from the rear bumper forwards, y from the ground upwards. */
export interface Body {
  length: number;
  height: number;
  wheelbase: number;
  frontOverhang: number;
  wheelDiameter: number;
  /** Rim diameter as a share of the wheel's. */
  rimShare: number;
  /** Height of the sill over the ground. */
  clearance: number;
  /** Air between tyre and wing. */
  archGap: number;
  /** Rear end from the bumper's underside up to where the rear screen or deck begins. */
  tail: readonly Vertex[];
  rearScreen: { angle: number; topY: number; round: number; bow?: number } | null;
  /** Extra contour between rear screen and roof peak (a spoiler, a pick-up's cab wall). */
  roofRear?: readonly Vertex[];
  /** Body edge around an open cockpit, from the boot to the cowl; such a body has no roof. */
  open?: readonly Vertex[];
  roof: { peakX: number; round: number; frontY: number; frontRound: number };
  /** The base of the windscreen (x measured back from the front bumper) and its angle from the horizontal. */
  screen: { cowlBack: number; cowlY: number; angle: number; cowlRound: number };
  bonnetBow: number;
  /** Front end from bonnet to underside; x measured back from the front bumper. */
  nose: readonly Vertex[];
  glass: {
    /** Rear edge of the side windows, from the belt upwards. */
    rear: readonly Vertex[];
    beltFrontY: number;
    pillarWidth: number;
    roofInset: number;
    /** Belt vertices between front and rear, front first. */
    belt?: readonly Vertex[];
  };
  /** Black posts across the glass: x at the belt, x at the roof, width. */
  posts: readonly (readonly [beltX: number, roofX: number, width: number])[];
  crease: readonly Vertex[];
  lowerCrease: readonly Vertex[];
  /** Where front doors end, and where rear doors end at the belt; null for two doors. */
  doors: { splitX: number; rearX: number | null; frontTopX?: number; sliding?: boolean };
  handleY: number;
  /** Headlamp contour; x measured back from the front bumper. */
  headlamp: readonly Vertex[];
  tailLamp: readonly Vertex[];
  /** Dark intake of the front bumper; x measured back from the front bumper. */
  intake: readonly Vertex[];
  /** Unpainted wheel lips and sills. */
  cladding: boolean;
  rails?: { fromX: number; toX: number };
  /** A load bed behind the cab ends here. */
  bedFrontX?: number;
}

/** Front and rear axle positions and arch radius of a body, in mm. */
export function wheelStance(body: Body) {
  const frontX = body.length - body.frontOverhang;
  const radius = body.wheelDiameter / 2;
  return { frontX, rearX: frontX - body.wheelbase, radius, archRadius: radius + body.archGap };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Windscreen line: base and top, from the cowl and the screen's angle. */
export function windscreenLine(body: Body): { base: Point; top: Point } {
  const base: Point = [body.length - body.screen.cowlBack, body.screen.cowlY];
  const top: Point = [
    base[0] - (body.roof.frontY - base[1]) / Math.tan(radians(body.screen.angle)),
    body.roof.frontY,
  ];
  return { base, top };
}

/** Upper contour from the rear bumper's underside over the roof to the front bumper's underside. */
export function upperContour(body: Body): Vertex[] {
  const deck = body.tail[body.tail.length - 1]!;
  const { base, top } = windscreenLine(body);
  const screen = body.rearScreen;
  const rearTop: Vertex[] = screen
    ? [[deck[0] + (screen.topY - deck[1]) / Math.tan(radians(screen.angle)), screen.topY, screen.round, 6]]
    : [];
  const roof: Vertex[] = body.open
    ? [...body.open]
    : [
        ...rearTop,
        ...(body.roofRear ?? []),
        [body.roof.peakX, body.height, body.roof.round],
        [top[0], top[1], body.roof.frontRound, 7],
      ];
  return [
    ...body.tail,
    ...roof,
    [base[0], base[1], body.screen.cowlRound, body.bonnetBow],
    ...body.nose.map(([x, y, round, bow]): Vertex => [body.length - x, y, round ?? 0, bow ?? 0]),
  ];
}

/** The part of the contour that sees the sky, from the rear screen to the bonnet's end. */
export function skyline(body: Body): Vertex[] {
  const contour = upperContour(body);
  return contour.slice(body.tail.length - 1, contour.length - body.nose.length + 1);
}

/** Where the door mirror is mounted, in mm. */
export function mirrorBase(body: Body): Point {
  const { base } = windscreenLine(body);
  const shift = body.glass.pillarWidth / Math.sin(radians(body.screen.angle));
  return [base[0] - shift - 150, body.glass.beltFrontY + 22];
}

/** Side windows as one closed contour, clockwise from the rear of the belt. */
export function glassContour(body: Body): Vertex[] {
  const { base, top } = windscreenLine(body);
  const slope = radians(body.screen.angle);
  const shift = body.glass.pillarWidth / Math.sin(slope);
  const pillarAt = (y: number): number => base[0] - shift - (y - base[1]) / Math.tan(slope);
  const topY = top[1] - body.glass.roofInset;
  const rear = body.glass.rear;
  const rearTop = rear[rear.length - 1]!;
  const peakY = body.height - body.glass.roofInset;
  return [
    ...rear,
    [Math.max(body.roof.peakX, rearTop[0] + 200), Math.max(peakY, rearTop[1]), 400],
    [pillarAt(topY), topY, 110, 5],
    [pillarAt(body.glass.beltFrontY), body.glass.beltFrontY, 34],
    ...(body.glass.belt ?? []),
  ];
}
