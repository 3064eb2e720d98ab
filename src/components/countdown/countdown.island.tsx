import { partsOfDuration } from '../../domain/countdown.ts';
import { useNow } from '../../runtime/hydration/use-now.ts';
import type { LanguageTag } from '../../runtime/text/languages.ts';

interface Props {
  readonly language: LanguageTag;
  readonly label: string;
  /** What the timer is called where the date of its end is not known. */
  readonly name: string;
  /** The moments that are counted down to, one after the other, each with its date as text. */
  readonly moments: readonly { readonly instantMs: number; readonly text: string }[];
  /** Days after which the last of them comes again; `null` where nothing repeats. */
  readonly everyDays: number | null;
  /** Shown when all are over; '' for nothing. */
  readonly endText: string;
  /** When the page was rendered. */
  readonly served: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The name of a unit after a number, in the plural form that the language has for it: `1 day`, `2 days`. */
function nameOf(unit: (typeof UNITS)[number], count: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit.slice(0, -1),
    unitDisplay: 'long',
  });
  return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
}

/** A moment after the last one, for a page that has been open through all of them; its date was not written. */
function repeated(last: Props['moments'][number] | undefined, everyDays: number | null, now: number) {
  if (!last || everyDays === null) return undefined;
  const period = everyDays * DAY;
  const rounds = Math.floor((now - last.instantMs) / period) + 1;
  return { instantMs: last.instantMs + rounds * period, text: '' };
}

/** The time that is left, second by second. Screen readers get the date instead, which does not change. */
export function CountdownIsland({ language, label, name, moments, everyDays, endText, served }: Props) {
  const now = useNow(SECOND, served);
  const next = moments.find(({ instantMs }) => instantMs > now) ?? repeated(moments.at(-1), everyDays, now);
  if (!next) return endText ? <p role="status">{endText}</p> : null;
  const left = partsOfDuration(next.instantMs - now);
  return (
    <>
      {label && <p data-label="">{label}</p>}
      <div role="timer" aria-label={next.text || name}>
        {UNITS.map((unit) => (
          // Names of units differ between the versions of a server and a browser.
          <span key={unit} aria-hidden>
            <b suppressHydrationWarning>{String(left[unit]).padStart(unit === 'days' ? 1 : 2, '0')}</b>
            <span suppressHydrationWarning>{nameOf(unit, left[unit], language)}</span>
          </span>
        ))}
      </div>
      {next.text && <p data-date="">{next.text}</p>}
    </>
  );
}
