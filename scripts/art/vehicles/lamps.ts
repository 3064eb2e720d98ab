import { round, type Vertex } from '../kit/pen.ts';
import { fromFront, type Ink } from './ink.ts';

const centreOf = (vertices: readonly Vertex[]): [number, number] => [
  vertices.reduce((sum, vertex) => sum + vertex[0], 0) / vertices.length,
  vertices.reduce((sum, vertex) => sum + vertex[1], 0) / vertices.length,
];

function headlamp({ body, frame, id, trim }: Ink): string {
  const vertices = fromFront(body, body.headlamp);
  const contour = frame.path(vertices, true);
  const [cx, cy] = frame.project(centreOf(vertices));
  const lens = (dx: number, r: number): string =>
    `<circle cx="${round(cx + dx)}" cy="${round(cy)}" r="${r}" fill="#5c6871"/><circle cx="${round(cx + dx)}" cy="${round(cy)}" r="${r * 0.62}" fill="#f7fbfd"/>`;
  return [
    `<path id="${id}e" d="${contour}" fill="url(#${id}n)"/><clipPath id="${id}h"><use href="#${id}e"/></clipPath>`,
    `<g clip-path="url(#${id}h)">`,
    lens(6, 3.2),
    trim.led ? lens(-3, 2.4) : '',
    `<path d="${contour}" fill="none" stroke="${trim.led ? '#fff' : '#7d8a93'}" stroke-width="2.400" opacity=".9"/></g>`,
  ].join('');
}

/** Head lamp, tail lamp and the front bumper's intake. */
export function lamps(ink: Ink): string {
  const { body, frame, id } = ink;
  const tail = frame.path(body.tailLamp, true);
  return [
    `<g clip-path="url(#${id}c)">`,
    `<path d="${frame.path(fromFront(body, body.intake), true)}" fill="#16181b"/>`,
    headlamp(ink),
    `<path d="${tail}" fill="url(#${id}t)" stroke="#4d0a0c" stroke-opacity=".6" stroke-width=".9"/>`,
    ink.trim.led
      ? `<path d="${tail}" fill="none" stroke="#ff8d7c" stroke-width="1.200" transform="translate(${round(1.6)} 1.400)" opacity=".7"/>`
      : '',
    '</g>',
  ].join('');
}
