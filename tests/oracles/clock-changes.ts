/** Zones with and without clock changes, in both halves of the year, one of them changing by half an hour. */
export const ZONES = [
  'Europe/Zagreb',
  'America/Santiago',
  'America/New_York',
  'America/Argentina/Buenos_Aires',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'UTC',
] as const;

export const FIRST_YEAR = 2025;
export const LAST_YEAR = 2035;
const HOUR = 3_600_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks in a zone show, `YYYY-MM-DDTHH:mm`, as the platform prints it. */
export function shownAt(instant: number, timeZone: string): string {
  const known = clocks.get(timeZone);
  const clock =
    known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  if (!known) clocks.set(timeZone, clock);
  return clock.format(instant).replace(' ', 'T');
}

const offset = (instant: number, timeZone: string): number =>
  Date.parse(`${shownAt(instant, timeZone)}Z`) - instant;

/** The instants, to the hour, at which a zone changes its clocks in a year. */
export function changesIn(year: number, timeZone: string): readonly number[] {
  const changes: number[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let day = Date.UTC(year, 0, 1); day < end; day += 24 * HOUR) {
    if (offset(day, timeZone) === offset(day + 24 * HOUR, timeZone)) continue;
    let hour = day;
    while (offset(hour + HOUR, timeZone) === offset(day, timeZone)) hour += HOUR;
    changes.push(hour + HOUR);
  }
  return changes;
}
