import fc from 'fast-check';

/** Hours as the product API spells them. */
export interface WireRange {
  readonly openedFrom: string;
  readonly openedTo: string;
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type WireWeekday = (typeof WEEKDAYS)[number];

/** An attention schedule of the product API; days in it are counted from the first day of the window. */
export interface WireSchedule extends Readonly<Record<WireWeekday, readonly WireRange[]>> {
  readonly holiday: readonly WireRange[];
  readonly closedDays: readonly string[];
  readonly branchHolidays: readonly { readonly date: string }[];
  readonly scheduleDates: readonly { readonly date: string; readonly range: readonly WireRange[] }[];
  readonly gap: number;
  readonly gapForBookingTime: number;
  readonly allowAfterHours: boolean;
  readonly beforeHoursMaxMinutes?: number;
  readonly afterHoursMaxMinutes?: number;
}

/** A schedule with days of its window instead of dates. */
export interface Plan {
  readonly week: readonly (readonly WireRange[])[];
  readonly holiday: readonly WireRange[];
  readonly closedDays: readonly number[];
  readonly branchHolidays: readonly number[];
  readonly commonHolidays: readonly number[];
  readonly special: readonly { readonly day: number; readonly range: readonly WireRange[] }[];
  readonly gap: number;
  readonly step: number;
  readonly allowAfterHours: boolean;
  readonly before: number | null;
  readonly after: number | null;
  /** Hours between the clock change, or noon of the middle day, and "now". */
  readonly nowOffsetHours: number;
}

/** Days that are looked at for each schedule. */
export const WINDOW_DAYS = 30;
const FIVE = 5;

const toTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const toRange = (from: number, to: number): WireRange => ({ openedFrom: toTime(from), openedTo: toTime(to) });
/** Minutes of a day, mostly such as people write them. */
const minutes = (min: number, max: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: min / FIVE, max: max / FIVE }).map((count) => count * FIVE) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
  );

const MORNING = fc.tuple(minutes(360, 600), minutes(620, 780)).map(([from, to]) => toRange(from, to));
const AFTERNOON = fc.tuple(minutes(800, 960), minutes(980, 1200)).map(([from, to]) => toRange(from, to));
const WHOLE_DAY = fc.tuple(minutes(360, 600), minutes(900, 1200)).map(([from, to]) => toRange(from, to));
const NIGHT = fc
  .tuple(minutes(1230, 1435), fc.oneof(minutes(0, 355), fc.constant(1440)))
  .map(([from, to]) => toRange(from, to));
const NO_HOURS = toRange(600, 600);

/** Hours of a day that never meet those of another, so that it is clear where its steps are counted from. */
const APART: fc.Arbitrary<readonly WireRange[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.constant([NO_HOURS]) },
  { weight: 3, arbitrary: WHOLE_DAY.map((range) => [range]) },
  { weight: 3, arbitrary: fc.tuple(MORNING, AFTERNOON) },
  { weight: 1, arbitrary: fc.tuple(AFTERNOON, MORNING) },
  { weight: 2, arbitrary: NIGHT.map((range) => [range]) },
  { weight: 1, arbitrary: fc.tuple(MORNING, NIGHT) },
);
/** Hours as a hurried operator may enter them: any ranges, meeting and overlapping. */
const HURRIED: fc.Arbitrary<readonly WireRange[]> = fc.array(
  fc.tuple(minutes(0, 1435), minutes(0, 1440)).map(([from, to]) => toRange(from, to)),
  { maxLength: 3 },
);

const DAYS = fc.uniqueArray(fc.nat({ max: WINDOW_DAYS - 1 }), { maxLength: 3 });

/** Schedules whose hours are made by one of the above. */
const plansOf = (hours: fc.Arbitrary<readonly WireRange[]>): fc.Arbitrary<Plan> =>
  fc.record({
    week: fc.array(hours, { minLength: 7, maxLength: 7 }),
    holiday: fc.oneof(fc.constant([]), hours),
    closedDays: DAYS,
    branchHolidays: DAYS,
    commonHolidays: DAYS,
    special: fc.uniqueArray(fc.record({ day: fc.nat({ max: WINDOW_DAYS - 1 }), range: hours }), {
      maxLength: 3,
      selector: ({ day }) => day,
    }),
    gap: fc.constantFrom(0, 0, 1, 2, 24, 50),
    step: fc.constantFrom(15, 10, 20, 30, 45, 60),
    allowAfterHours: fc.boolean(),
    before: fc.constantFrom(null, 0, 30, 90, 600),
    after: fc.constantFrom(null, 0, 45, 120, 700),
    nowOffsetHours: fc.integer({ min: -36, max: 36 }),
  });

export const PLANS_APART = plansOf(APART);
export const PLANS_HURRIED = plansOf(HURRIED);

/** The schedule of a plan as the product API answers it, and the holidays that all branches keep. */
export function toWire(
  plan: Plan,
  dateOfDay: (day: number) => string,
): { readonly schedule: WireSchedule; readonly holidays: readonly string[] } {
  const dates = (days: readonly number[]) => days.map(dateOfDay);
  return {
    schedule: {
      ...(Object.fromEntries(WEEKDAYS.map((name, index) => [name, plan.week[index] ?? []])) as Record<
        WireWeekday,
        readonly WireRange[]
      >),
      holiday: plan.holiday,
      closedDays: dates(plan.closedDays),
      branchHolidays: dates(plan.branchHolidays).map((date) => ({ date })),
      scheduleDates: plan.special.map(({ day, range }) => ({ date: dateOfDay(day), range })),
      gap: plan.gap,
      gapForBookingTime: plan.step,
      allowAfterHours: plan.allowAfterHours,
      ...(plan.before === null ? {} : { beforeHoursMaxMinutes: plan.before }),
      ...(plan.after === null ? {} : { afterHoursMaxMinutes: plan.after }),
    },
    holidays: dates(plan.commonHolidays),
  };
}
