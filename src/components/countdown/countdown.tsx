import type { PlainDateTime } from '../../domain/calendar.ts';
import { isTimeZone, offsetsOf } from '../../api/wire/zone-offsets.ts';
import { countdownMoments } from '../../domain/countdown.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { CountdownIsland } from './countdown.island.tsx';
import * as S from './countdown.styles.ts';

/** Enough for as long as a page stays open or in a cache. */
const MOMENTS_AHEAD = 4;

export function Countdown({
  root,
  page,
  now,
  validUntil,
  t,
  format,
  renderIsland,
  label,
  target,
  zone,
  endAction,
  endText,
  restartDays,
}: ComponentProps<'Countdown'>) {
  // A moment of an unknown zone is no moment: the checks name it before it is published.
  if (!target || !isTimeZone(zone)) return null;
  const everyDays = endAction === 'restart' ? restartDays : null;
  const moments = countdownMoments(target as PlainDateTime, offsetsOf(zone), now, everyDays, MOMENTS_AHEAD);
  const next = moments.find(({ instantMs }) => instantMs > now);
  const textAfter = endAction === 'text' ? endText : '';
  if (next) validUntil(next.instantMs);
  else if (!textAfter) return null;
  return renderIsland({
    name: 'countdown',
    island: CountdownIsland,
    props: {
      language: page.language,
      label,
      name: label || t('countdown.left'),
      moments: moments.map(({ at, instantMs }) => ({
        instantMs,
        text: t('countdown.ends', { date: format.longDate(at), time: format.time(at) }),
      })),
      everyDays,
      endText: textAfter,
      served: now,
    },
    as: S.Countdown,
    root,
  });
}
