import { at, round, type Vertex } from '../kit/pen.ts';
import { mirrorBase, wheelStance, windscreenLine } from './body.ts';
import { fromFront, type Ink } from './ink.ts';

/** Shut lines of doors, bonnet and bumpers. */
export function seams(ink: Ink): string {
  const { body, frame } = ink;
  const { frontX, rearX, archRadius, radius } = wheelStance(body);
  const { doors } = body;
  const sill = body.clearance + 70;
  const belt = body.glass.beltFrontY;
  const hinge = frontX - archRadius - 95;
  const pillarX = doors.frontTopX ?? windscreenLine(body).base[0] - 190;
  const lines: Vertex[][] = [
    [
      [pillarX, belt + 10, 0],
      [pillarX + 40, belt - 120, 120],
      [hinge, sill + 160, 120],
      [hinge - 20, sill, 40],
      [doors.splitX, sill - 6, 0],
    ],
    [
      [doors.splitX - 10, belt + 20, 0],
      [doors.splitX, belt - 250, 100],
      [doors.splitX, sill, 0],
    ],
  ];
  if (doors.rearX !== null && !doors.sliding) {
    const lift = Math.SQRT1_2 * (archRadius + 55);
    const behindCab = (x: number): number => Math.max(x, (body.bedFrontX ?? 0) + 60);
    lines.push([
      [doors.rearX, belt + 70, 0],
      [doors.rearX + 10, belt - 140, 150],
      [behindCab(rearX + lift), radius + lift, 130],
      [behindCab(rearX + archRadius + 60), sill, 60],
      [doors.splitX, sill - 6, 0],
    ]);
  }
  const bonnet: Vertex[] = [
    [body.length - body.screen.cowlBack - 40, body.screen.cowlY - 52, 0, -6],
    ...fromFront(body, [body.headlamp[0]!]),
  ];
  const rearBumper: Vertex[] = [
    [20, 640, 0],
    [260, 640, 60],
    [rearX - archRadius * 0.86, radius + archRadius * 0.52, 0],
  ];
  const frontBumper: Vertex[] = [
    [body.length - 330, 640, 0],
    [frontX + archRadius * 0.9, radius + archRadius * 0.46, 0],
  ];
  const draw = (vertices: Vertex[]): string => `<path d="${frame.path(vertices)}"/>`;
  return `<g fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.500" stroke-linecap="round" clip-path="url(#${ink.id}c)">${[...lines, bonnet, rearBumper, frontBumper].map(draw).join('')}</g>`;
}

/** Roof rails, fuel flap and the gap between cab and load bed. */
export function extras({ body, frame, trim, paint }: Ink): string {
  const { rearX, archRadius, radius } = wheelStance(body);
  const parts: string[] = [];
  const [fx, fy] = frame.project([rearX - 30, (radius + archRadius + body.crease[1]![1]) / 2 + 52]);
  if (!body.open)
    parts.push(
      `<rect x="${round(fx - 8)}" y="${round(fy - 7)}" width="15" height="13" rx="3" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.200"/>`,
    );
  if (body.rails && trim.rails) {
    const y = body.height + 22;
    const { fromX, toX } = body.rails;
    const drop = 46;
    const rail = frame.path([
      [fromX, y - drop - 12],
      [fromX + 90, y - 16, 60],
      [(fromX + toX) / 2, y + 6, 600],
      [toX - 90, y - 22, 60],
      [toX, y - drop - 30],
    ]);
    parts.push(
      `<path d="${rail}" fill="none" stroke="#23272b" stroke-width="3.200" stroke-linecap="round"/><path d="${rail}" fill="none" stroke="#9aa3aa" stroke-width="1" transform="translate(-.3 -.8)" stroke-linecap="round"/>`,
    );
  }
  if (body.bedFrontX) {
    const bed = body.tail[body.tail.length - 1]![1];
    parts.push(
      `<path d="${frame.path([
        [body.bedFrontX, bed],
        [body.bedFrontX, body.clearance + 60],
      ])}" stroke="#000" stroke-opacity=".5" stroke-width="2.200"/>`,
      `<path d="${frame.path([
        [70, bed - 6],
        [body.bedFrontX - 20, bed + 4],
      ])}" stroke="#17191c" stroke-width="3.600" stroke-linecap="round"/>`,
      `<path d="${frame.path([
        [90, bed - 250],
        [body.bedFrontX - 60, bed - 236],
      ])}" stroke="${paint.deep}" stroke-opacity=".4" stroke-width="1.200"/>`,
    );
  }
  return parts.join('');
}

/** Handles and door mirror. */
export function fittings(ink: Ink): string {
  const { body, frame, paint } = ink;
  const { doors } = body;
  const handle = (x: number): string => {
    const [px, py] = frame.project([x, body.handleY]);
    return `<rect x="${round(px)}" y="${round(py)}" width="17" height="3.400" rx="1.700" fill="${ink.trim.chrome ? '#dfe3e6' : paint.light}"/><rect x="${round(px)}" y="${round(py + 2.8)}" width="17" height="1.200" rx=".6" fill="#000" opacity=".35"/>`;
  };
  const handles = [handle(doors.splitX + 60)];
  if (doors.rearX !== null) handles.push(handle(doors.sliding ? doors.splitX - 240 : doors.rearX + 50));
  const [mx, my] = frame.project(mirrorBase(body));
  return `${handles.join('')}<path d="M${at([mx - 11, my])}q-4-10 4-12 9-2 12 2 2 8-1 10-4 2-15 0z" fill="#15171a"/><path d="M${at([mx - 10.5, my - 1.5])}q-3-9 4-10.500 9-1.500 11 2 1.500 5 .5 7z" fill="${paint.base}"/><path d="M${at([mx - 9, my - 8])}q2-4 6-4 6-.6 8 1.600z" fill="${paint.glint}" opacity=".6"/>`;
}
