import { at, round, type Vertex } from '../kit/pen.ts';
import { windscreenLine } from './body.ts';
import type { Ink } from './ink.ts';

/** Windows with seats behind them, a diagonal reflection and black posts. */
export function glass(ink: Ink): string {
  const { body, frame, id } = ink;
  const { base, top } = windscreenLine(body);
  const lerp = (t: number, inset: number): Vertex => [
    base[0] + (top[0] - base[0]) * t - inset * 0.6,
    base[1] + (top[1] - base[1]) * t - inset,
  ];
  const strip = frame.path([lerp(0.13, -12), lerp(0.93, -12), lerp(0.9, 30), lerp(0.15, 30)], true);
  const post = ([beltX, roofX, width]: readonly [number, number, number]): string => {
    const a = frame.project([beltX, body.glass.beltFrontY - 60]);
    const b = frame.project([roofX, body.height]);
    const w = frame.scale(width) / 2;
    return `<path d="M${at([a[0] - w, a[1]])}L${at([b[0] - w, b[1]])}L${at([b[0] + w, b[1]])}L${at([a[0] + w, a[1]])}Z"/>`;
  };
  const bandAt = (x: number, width: number): string => {
    const [px] = frame.project([x, 0]);
    const [, yTop] = frame.project([0, body.height]);
    const [, yLow] = frame.project([0, body.glass.beltFrontY - 80]);
    const lean = (yLow - yTop) * 0.62;
    const w = frame.scale(width);
    return `<path d="M${at([px + lean, yTop])}H${round(px + lean + w)}L${at([px + w, yLow])}H${round(px)}Z"/>`;
  };
  return [
    `<path d="${strip}" fill="#1b2127" clip-path="url(#${id}c)"/>`,
    `<use href="#${id}p" fill="url(#${id}g)" stroke="#101215" stroke-width="2.200" stroke-linejoin="round"/>`,
    `<g clip-path="url(#${id}w)">`,
    seats(ink),
    `<g fill="#fff" opacity=".13">${bandAt(body.doors.splitX + 170, 190)}${bandAt(body.doors.splitX + 420, 60)}${bandAt(body.doors.splitX - 560, 150)}</g>`,
    `<g fill="#0f1113">${body.posts.map(post).join('')}</g>`,
    '</g>',
    ink.trim.chrome
      ? `<use href="#${id}p" fill="none" stroke="#d5dadd" stroke-width=".9" transform="translate(0 1.100)" opacity=".75"/>`
      : '',
  ].join('');
}

function seats({ body, frame }: Ink): string {
  const belt = body.glass.beltFrontY;
  const seat = (x: number): string =>
    `<path d="${frame.path(
      [
        [x - 40, belt - 80],
        [x - 120, belt + 130, 60],
        [x - 130, belt + 200, 30],
        [x - 140, belt + 300, 50],
        [x - 50, belt + 310, 50],
        [x - 20, belt + 180, 40],
        [x + 90, belt - 80],
      ],
      true,
    )}"/>`;
  const wheelX = body.doors.splitX + 640;
  return `<g fill="#0c0e10" opacity=".5">${seat(body.doors.splitX + 150)}${body.doors.rearX === null ? '' : seat(body.doors.splitX - 700)}<path d="${frame.path(
    [
      [wheelX - 40, belt + 110, 20],
      [wheelX - 10, belt + 120, 20],
      [wheelX + 60, belt - 60],
      [wheelX + 30, belt - 60],
    ],
    true,
  )}"/></g>`;
}
