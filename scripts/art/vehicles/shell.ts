import { at, round, type Vertex } from '../kit/pen.ts';
import { upperContour, wheelStance, windscreenLine } from './body.ts';
import { canvas } from './frame.ts';
import type { Ink } from './ink.ts';

/** Body contour with the wheel arches cut out of its lower edge. */
export function silhouette({ body, frame }: Ink): string {
  const { frontX, rearX, radius, archRadius } = wheelStance(body);
  const half = Math.sqrt(archRadius ** 2 - (radius - body.clearance) ** 2);
  const r = round(frame.scale(archRadius));
  const p = (x: number): string => at(frame.project([x, body.clearance]));
  const arch = (x: number): string => `L${p(x + half)}A${r} ${r} 0 1 0 ${p(x - half)}`;
  return `${frame.path(upperContour(body))}${arch(frontX)}${arch(rearX)}Z`;
}

/** Everything under a line that runs the whole length of the car. */
function below({ body, frame }: Ink, line: readonly Vertex[]): string {
  return `${frame.path(line)}L${at(frame.project([body.length + 50, 0]))}L${at(frame.project([-50, 0]))}Z`;
}

/** Contact shadow: one wide and soft, one tight under each tyre. */
export function shadow({ body, frame, id }: Ink): string {
  const { frontX, rearX, radius } = wheelStance(body);
  const half = frame.scale(body.length) / 2;
  const tyre = (x: number): string =>
    `<ellipse cx="${round(frame.project([x, 0])[0])}" cy="${canvas.groundY}" rx="${round(frame.scale(radius) * 0.95)}" ry="3.600" fill="url(#${id}k)"/>`;
  return `<ellipse cx="326" cy="${canvas.groundY + 1}" rx="${round(half + 16)}" ry="13" fill="url(#${id}k)" opacity=".75"/>${tyre(frontX)}${tyre(rearX)}`;
}

/** What is dark under the car: wheel wells and floor. */
export function underbody({ body, frame, id }: Ink): string {
  const { frontX, rearX, radius, archRadius } = wheelStance(body);
  const well = (x: number): string => {
    const [cx, cy] = frame.project([x, radius]);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(frame.scale(archRadius) + 1)}"/>`;
  };
  const floor = frame.path(
    [
      [rearX - radius, body.clearance + 60],
      [rearX - radius * 0.5, body.clearance - 45, 60],
      [frontX + radius * 0.5, body.clearance - 45, 60],
      [frontX + radius, body.clearance + 60],
    ],
    true,
  );
  const [, sillY] = frame.project([0, body.clearance + 2]);
  return `<g fill="#0f1113"><path d="${floor}"/><clipPath id="${id}u"><path d="M0 0H640V${round(sillY)}H0Z"/></clipPath><g clip-path="url(#${id}u)">${well(rearX)}${well(frontX)}</g></g>`;
}

function blackRoof({ body, frame }: Ink): string {
  const belt = body.glass.beltFrontY;
  const rear = body.glass.rear[0]![1] + 10;
  const { base } = windscreenLine(body);
  const cap = frame.path(
    [
      [-50, rear + 40],
      [-50, body.height + 50],
      [base[0], body.height + 50],
      [base[0] + 60, base[1] + 30],
      [base[0] - 60, belt + 30],
    ],
    true,
  );
  return `<path d="${cap}" fill="#22262a"/>`;
}

/** The painted body in its tones, with unpainted lips where a body wears them. */
export function painted(ink: Ink): string {
  const { body, frame, id, paint } = ink;
  const { frontX, rearX, archRadius } = wheelStance(body);
  const wing = (x: number): string => {
    const [cx, cy] = frame.project([x, body.wheelDiameter / 2]);
    return `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(frame.scale(archRadius) + (body.cladding ? 5 : 1.6))}"/>`;
  };
  return [
    `<g clip-path="url(#${id}c)">`,
    `<path d="M0 0H640V280H0Z" fill="url(#${id}l)"/>`,
    ink.trim.blackRoof ? blackRoof(ink) : '',
    `<path d="${below(ink, body.crease)}" fill="url(#${id}b)"/>`,
    `<path d="${frame.path(body.crease)}" fill="none" stroke="${paint.glint}" stroke-width="1.400" opacity=".55" transform="translate(0 -.6)"/>`,
    `<path d="${below(ink, body.lowerCrease)}" fill="url(#${id}d)"/>`,
    body.cladding
      ? `<g fill="#25282c">${wing(frontX)}${wing(rearX)}<path d="${below(ink, [
          [-50, body.clearance + 95],
          [body.length + 50, body.clearance + 95],
        ])}"/></g>`
      : `<g fill="none" stroke="${paint.deep}" stroke-width="2.400" opacity=".6">${wing(frontX)}${wing(rearX)}</g><path d="${below(
          ink,
          [
            [-50, body.clearance + 38],
            [body.length + 50, body.clearance + 38],
          ],
        )}" fill="#17191c" opacity=".72"/>`,
    '</g>',
  ].join('');
}
