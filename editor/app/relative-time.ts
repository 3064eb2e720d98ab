const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number])[] = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/**
 * How long ago something was, as people say it: `2 hours ago`, `yesterday`, `now` within a minute.
 * @param then epoch milliseconds, at or before `now`
 */
export function relativeTime(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const age = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, milliseconds]) => age >= milliseconds) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  return format.format(-Math.floor(age / length) || 0, unit);
}
