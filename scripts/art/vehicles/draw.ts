import { round } from '../kit/pen.ts';
import { glassContour, skyline, wheelStance, windscreenLine } from './body.ts';
import { cockpit, openScreen } from './cockpit.ts';
import { extras, fittings, seams } from './details.ts';
import { createFrame } from './frame.ts';
import { glass } from './glazing.ts';
import type { Ink, VehicleLook } from './ink.ts';
import { lamps } from './lamps.ts';
import { painted, shadow, silhouette, underbody } from './shell.ts';
import { drawWheel } from './wheels.ts';

function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
  vertical = true,
  extra = '',
): string {
  const end = vertical ? 'x2="0" y2="1"' : '';
  const list = stops.map(
    ([offset, colour, opacity]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
  );
  return `<linearGradient id="${id}" ${end}${extra}>${list.join('')}</linearGradient>`;
}

function definitions(ink: Ink, outline: string): string {
  const { body, frame, paint, id, trim } = ink;
  const { radius } = wheelStance(body);
  const y = (mm: number): string => round(frame.project([0, mm])[1]);
  const span = (top: number, low: number): string =>
    ` x1="0" y1="${y(top)}" x2="0" y2="${y(low)}" gradientUnits="userSpaceOnUse"`;
  const g = (
    name: string,
    top: number,
    low: number,
    stops: readonly (readonly [number, string, number?])[],
  ): string => gradient(`${id}${name}`, stops, false, span(top, low));
  const creaseY = body.crease[1]![1];
  return [
    '<defs>',
    `<path id="${id}o" d="${outline}"/>`,
    `<clipPath id="${id}c"><use href="#${id}o"/></clipPath>`,
    body.open
      ? ''
      : `<path id="${id}p" d="${frame.path(glassContour(body), true)}"/><clipPath id="${id}w"><use href="#${id}p"/></clipPath>`,
    g('l', body.height, creaseY, [
      [0, paint.light],
      [0.55, paint.base],
      [0.72, paint.light],
      [1, paint.light],
    ]),
    g('b', creaseY + 40, body.clearance, [
      [0, paint.base],
      [0.14, paint.shade],
      [0.34, paint.base],
      [1, paint.base],
    ]),
    g('d', body.clearance + 260, body.clearance, [
      [0, paint.shade],
      [1, paint.deep],
    ]),
    g('g', body.height, body.glass.beltFrontY, [
      [0, '#56646f'],
      [0.35, '#35404a'],
      [1, '#1c2329'],
    ]),
    gradient(
      `${id}n`,
      [
        [0, '#7e8b94'],
        [0.35, '#c3ced5'],
        [1, '#eef4f7'],
      ],
      false,
    ),
    gradient(
      `${id}t`,
      trim.led
        ? [
            [0, '#ff5a4a'],
            [0.5, '#c3161c'],
            [1, '#8a0f14'],
          ]
        : [
            [0, '#e2372f'],
            [0.62, '#a9151a'],
            [1, '#7c0e12'],
          ],
    ),
    `<radialGradient id="${id}k"><stop stop-color="#0b0f14" stop-opacity=".5"/><stop offset=".6" stop-color="#0b0f14" stop-opacity=".26"/><stop offset="1" stop-color="#0b0f14" stop-opacity="0"/></radialGradient>`,
    drawWheel(`${id}r`, frame.scale(radius), body.rimShare, trim.rim, trim.darkRim ?? false),
    '</defs>',
  ].join('');
}

/** Inner markup of a vehicle on the common canvas; without its shadow when a scene casts its own. */
export function drawVehicle(look: VehicleLook, withShadow = true): string {
  const ink: Ink = { ...look, frame: createFrame(look.body) };
  const { body, frame, id, paint } = ink;
  const outline = silhouette(ink);
  const { frontX, rearX, radius } = wheelStance(body);
  const wheel = (x: number): string => {
    const [cx, cy] = frame.project([x, radius]);
    return `<use href="#${id}r" x="${round(cx)}" y="${round(cy)}"/>`;
  };
  return [
    definitions(ink, outline),
    withShadow ? shadow(ink) : '',
    underbody(ink),
    body.open ? cockpit(ink) : '',
    `<use href="#${id}o" fill="none" stroke="${paint.deep}" stroke-width="1.200" opacity=".6"/>`,
    painted(ink),
    `<path d="${frame.path(skyline(body))}" fill="none" stroke="${paint.glint}" stroke-width="3.600" opacity=".5" clip-path="url(#${id}c)"/>`,
    body.open ? openScreen(ink) : glass(ink),
    seams(ink),
    extras(ink),
    lamps(ink),
    fittings(ink),
    wheel(rearX),
    wheel(frontX),
  ].join('');
}

/** A paper rim around a vehicle, to be drawn under it: the outline a pair of scissors would follow. */
export function drawRim(look: VehicleLook, width: number, colour: string): string {
  const ink: Ink = { ...look, frame: createFrame(look.body) };
  const { body, frame } = ink;
  const { frontX, rearX, radius } = wheelStance(body);
  const wheel = (x: number): string => {
    const [cx, cy] = frame.project([x, radius]);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(frame.scale(radius))}"/>`;
  };
  // An open car's seats and screen rise over its outline: everything between them stays on the sheet.
  const { base, top } = windscreenLine(body);
  const belt = body.glass.beltFrontY;
  const cabin = body.open
    ? `<path d="${frame.path(
        [
          [700, belt],
          [1240, belt + 330, 120],
          [top[0] - 60, top[1] + 20, 60],
          [top[0] + 60, top[1], 40],
          [base[0], belt],
        ],
        true,
      )}"/>`
    : '';
  return `<g fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"><path d="${silhouette(ink)}"/>${cabin}${wheel(rearX)}${wheel(frontX)}</g>`;
}
