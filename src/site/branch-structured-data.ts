import type { Branch } from '../api/wire/branch-office.ts';
import { addDays, type PlainDate, type Weekday, WEEKDAYS } from '../domain/calendar.ts';
import { END_OF_DAY, hoursOn, type OpeningHoursRules, type TimeRange } from '../domain/opening-hours.ts';
import { type StructuredData, THE_ORGANIZATION } from '../runtime/metadata/structured-data.ts';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

// Search engines take 23:59 for the end of a day.
const toSpecification = ({ from, to }: TimeRange) => ({
  '@type': 'OpeningHoursSpecification',
  opens: from,
  closes: to === END_OF_DAY ? '23:59' : to,
});
const CLOSED = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** The hours of a usual week; days with the same hours stand together. */
function weekHours({ weekdays }: OpeningHoursRules) {
  const days = new Map<string, { range: TimeRange; dayOfWeek: string[] }>();
  for (const weekday of WEEKDAYS)
    for (const range of weekdays[weekday]) {
      if (range.from === range.to) continue;
      const key = `${range.from}-${range.to}`;
      const known = days.get(key) ?? { range, dayOfWeek: [] };
      known.dayOfWeek.push(DAY_NAMES[weekday]);
      days.set(key, known);
    }
  return [...days.values()].map(({ range, dayOfWeek }) => ({ ...toSpecification(range), dayOfWeek }));
}

/** Dates further ahead are left out: their hours may still change. */
const SPECIAL_DAYS_AHEAD = 365;

/** The hours of the coming holidays, closed days and special dates. */
function specialHours(rules: OpeningHoursRules, today: PlainDate) {
  const last = addDays(today, SPECIAL_DAYS_AHEAD);
  const dates = new Set([
    ...rules.holidays,
    ...rules.closedDays,
    ...rules.specialDates.map(({ date }) => date),
  ]);
  return [...dates]
    .filter((date) => date >= today && date <= last)
    .sort()
    .flatMap((date) => {
      const ranges = hoursOn(date, rules);
      const specifications = ranges.length > 0 ? ranges.map(toSpecification) : [CLOSED];
      return specifications.map((hours) => ({ ...hours, validFrom: date, validThrough: date }));
    });
}

/** A branch with its hours from today on; without hours where none are known. */
export function autoRental(
  branch: Branch,
  { rules, today, url }: { rules: OpeningHoursRules | undefined; today: PlainDate; url: string },
): StructuredData {
  const { id, name, phone, email, address, city, country, position } = branch;
  return {
    '@type': 'AutoRental',
    '@id': `/#branch-${encodeURIComponent(id)}`,
    name,
    url,
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: country,
    },
    ...(position ? { geo: { '@type': 'GeoCoordinates', ...position } } : {}),
    ...(rules
      ? {
          openingHoursSpecification: weekHours(rules),
          specialOpeningHoursSpecification: specialHours(rules, today),
        }
      : {}),
    parentOrganization: THE_ORGANIZATION,
  };
}
