/*
 * The subset of RFC 5545 that a booking needs. Times are written in UTC, so that no file contains the rules of a
 * time zone and every calendar shows them right. Not a library: ical-generator, the best maintained one,
 * escapes commas in URLs, lets control characters through and leaves out the last line break.
 */

/** An entry of a calendar; moments are epoch milliseconds. */
export type CalendarEvent = {
  /** Identifies the entry: a calendar replaces an entry that has the same one. */
  uid: string;
  createdAt: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  location: string;
  description: string;
  /** Absolute address; null for none. */
  url: string | null;
  /** The booking is not confirmed yet. */
  isTentative: boolean;
};

const LONGEST_LINE_BYTES = 75;

/** The text of an `.ics` file with entries that request no reply. */
export const calendarFile = (events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Bookings//EN',
    'METHOD:PUBLISH',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${toUtc(event.createdAt)}`,
  `DTSTART:${toUtc(event.startsAt)}`,
  `DTEND:${toUtc(event.endsAt)}`,
  `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `LOCATION:${escapeText(event.location)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  // URLs are not escaped (RFC 5545), so a line break in one would start another property.
  ...(event.url === null ? [] : [`URL:${new URL(event.url).href}`]),
  'END:VEVENT',
];

/** `20261201T130000Z`. */
const toUtc = (instantMs: number): string => new Date(instantMs).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes a text value (RFC 5545, 3.3.11): every kind of line break becomes an escaped one, other control characters are removed. */
const escapeText = (text: string): string =>
  text
    // A lone surrogate cannot be written in UTF-8.
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Folds a line that exceeds 75 bytes, never within a character; the leading space of a continuation counts. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
