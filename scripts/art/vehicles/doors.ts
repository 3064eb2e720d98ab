import type { Body } from './body.ts';

/** A rear screen that begins further from the end than this, in mm, stands behind a boot lid or a bed. */
const DECK_FROM = 400;

/** Whether the rear screen swings up with the door below it, which then counts as a door. */
const hasTailgate = ({ rearScreen, tail }: Body): boolean => {
  const [deckX] = tail[tail.length - 1] ?? [0];
  return rearScreen !== null && deckX < DECK_FROM;
};

/** The numbers of doors that a model may have whose profile is drawn like this body: a profile shows one side. */
export function doorsOf(body: Body): readonly number[] {
  const atBack = hasTailgate(body) ? 1 : 0;
  if (body.doors.rearX === null) return [2 + atBack];
  // A sliding door may be on one side alone.
  return body.doors.sliding ? [3 + atBack, 4 + atBack] : [4 + atBack];
}
