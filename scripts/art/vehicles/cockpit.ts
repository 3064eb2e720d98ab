import { at, round, type Vertex } from '../kit/pen.ts';
import { windscreenLine } from './body.ts';
import type { Ink } from './ink.ts';

/** What shows above the doors of an open car: seats, wheel and the folded hood; drawn before the body. */
export function cockpit({ body, frame }: Ink): string {
  const belt = body.glass.beltFrontY;
  const seat = (x: number, size: number): string => {
    const p = (dx: number, dy: number, rounding = 0): Vertex => [
      x + dx * size,
      belt + dy * size,
      rounding * size,
    ];
    const back = [
      p(-110, -160),
      p(-236, 150, 90),
      p(-262, 330, 50),
      p(-205, 366, 50),
      p(-120, 352, 60),
      p(-96, 250, 50),
      p(-40, 190, 90),
      p(60, -160),
    ];
    const cushion = [
      p(-190, 348, 20),
      p(-120, 352, 60),
      p(-96, 250, 50),
      p(-40, 190, 90),
      p(60, -160),
      p(-30, -160),
      p(-130, 170, 90),
      p(-170, 250, 50),
    ];
    return `<path d="${frame.path(back, true)}" fill="#8d7350"/><path d="${frame.path(cushion, true)}" fill="#c4a97f"/>`;
  };
  const steering = frame.path(
    [
      [2490, belt + 130, 20],
      [2515, belt + 140, 20],
      [2620, belt - 60],
      [2590, belt - 70],
    ],
    true,
  );
  const tub = frame.path(
    [
      [900, belt - 60],
      [900, belt + 20, 40],
      [2500, belt + 10, 60],
      [2900, belt + 30],
      [2900, belt - 80],
    ],
    true,
  );
  const hood = frame.path(
    [
      [520, belt + 20],
      [560, belt + 92, 90, 10],
      [900, belt + 110, 120],
      [1010, belt + 40, 60],
      [1010, belt - 60],
    ],
    true,
  );
  return `<path d="${tub}" fill="#1d2024"/>${seat(1500, 0.86)}${seat(2190, 1)}<path d="${steering}" fill="#15171a"/><path d="${hood}" fill="#2f3339"/><path d="${frame.path(
    [
      [560, belt + 70, 0, 8],
      [930, belt + 88, 60],
      [1000, belt + 30],
    ],
  )}" fill="none" stroke="#555c64" stroke-width="1.600"/>`;
}

/** Windscreen of an open car with its frame; drawn after the body. */
export function openScreen({ body, frame, paint, id }: Ink): string {
  const { base, top } = windscreenLine(body);
  const glass = frame.path(
    [
      [base[0] - 40, base[1] - 40],
      [top[0], top[1], 40],
      [top[0] + 70, top[1] - 6, 30],
      [base[0] + 90, base[1] - 30],
    ],
    true,
  );
  const quarter = frame.path(
    [
      [base[0] - 300, base[1] - 40],
      [base[0] - 250, base[1] + 110, 40],
      [base[0] - 130, base[1] + 50],
      [base[0] - 70, base[1] - 40],
    ],
    true,
  );
  const [a, b] = [frame.project([base[0] - 10, base[1] - 40]), frame.project([top[0] + 12, top[1] - 8])];
  const sill = frame.path([
    [940, body.glass.beltFrontY + 26],
    [base[0] - 110, body.glass.beltFrontY + 14],
  ]);
  return [
    `<path d="${quarter}" fill="#3b4852" opacity=".75"/>`,
    `<path d="${glass}" fill="url(#${id}g)" opacity=".85"/>`,
    `<path d="M${at(a)}L${at(b)}" stroke="#101215" stroke-width="5.600" stroke-linecap="round"/><path d="M${at(a)}L${at(b)}" stroke="${paint.base}" stroke-width="3.400" stroke-linecap="round"/><path d="M${at([a[0] - 1, a[1] - 1])}L${at([b[0] - 1, b[1] - 1])}" stroke="${paint.glint}" stroke-width="1" opacity=".7" stroke-linecap="round"/>`,
    `<path d="M${round(b[0] - 5)} ${round(b[1] - 1)}h9" stroke="#101215" stroke-width="3.400" stroke-linecap="round"/>`,
    `<path d="${sill}" stroke="#101215" stroke-width="2.400" fill="none"/>`,
  ].join('');
}
