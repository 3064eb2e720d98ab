/*
 * RFC 5545, as little of it as a booking needs. Moments are written in UTC, so that no file carries the rules of a
 * time zone and every calendar shows them right. Written here since ical-generator, the best kept library for it,
 * escapes commas in addresses, lets control characters through and leaves out the last line break.
 */

/** An entry of a calendar; moments are epoch milliseconds. */
export type CalendarEvent = {
  /** The same whenever the entry is told again: a calendar then replaces it. */
  uid: string;
  createdAt: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  location: string;
  description: string;
  /** Absolute address; null for none. */
  url: string | null;
  /** Not agreed yet. */
  isTentative: boolean;
};

const LONGEST_LINE_BYTES = 75;

/** The text of an `.ics` file that tells calendars of entries without asking for an answer. */
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
  // An address is no text: nothing in it is escaped, and line breaks would start further properties.
  ...(event.url === null ? [] : [`URL:${new URL(event.url).href}`]),
  'END:VEVENT',
];

/** `20261201T130000Z`. */
const toUtc = (instantMs: number): string => new Date(instantMs).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Every kind of line break becomes the one that texts may hold; other control characters have no place in them. */
const escapeText = (text: string): string =>
  text
    // Half a character cannot be written in UTF-8.
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Breaks a line that is too long in bytes, never within a character; the space that goes on counts. */
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
