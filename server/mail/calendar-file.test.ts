import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  uid: 'andes.7KXQ2MBD94TR.pick-up@forecourt',
  createdAt: Date.UTC(2026, 10, 20, 12, 0, 7, 89),
  startsAt: Date.UTC(2026, 11, 1, 13),
  endsAt: Date.UTC(2026, 11, 1, 13, 30),
  summary: 'Pick-up: Onix',
  location: 'Airport',
  description: 'Bring a card',
  url: 'https://andes.example/booking?id=1,2;3',
  isTentative: false,
};
const fileOf = (changes: Partial<CalendarEvent>) => calendarFile([{ ...event, ...changes }]);
/** The lines that a calendar reads: folded ones made whole. */
const read = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar file', () => {
  it('announces whole entries, each line ended by CR and LF', () => {
    expect(fileOf({})).toBe(
      `${[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Forecourt//Bookings//EN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:andes.7KXQ2MBD94TR.pick-up@forecourt',
        'DTSTAMP:20261120T120007Z',
        'DTSTART:20261201T130000Z',
        'DTEND:20261201T133000Z',
        'STATUS:CONFIRMED',
        'SUMMARY:Pick-up: Onix',
        'LOCATION:Airport',
        'DESCRIPTION:Bring a card',
        'URL:https://andes.example/booking?id=1,2;3',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n')}\r\n`,
    );
  });

  it('marks an unconfirmed entry as tentative, and leaves out a missing address', () => {
    const lines = read(fileOf({ isTentative: true, url: null }));
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines.filter((line) => line.startsWith('URL'))).toEqual([]);
  });

  it.each<[why: string, text: string, written: string]>([
    ['commas, semicolons and backslashes', 'A, B; C\\D', 'A\\, B\\; C\\\\D'],
    ['a backslash before an n, which is no line break', 'C:\\new', 'C:\\\\new'],
    ['every kind of line break', 'a\r\nb\nc\rd\u2028e\u2029f\u0085g', 'a\\nb\\nc\\nd\\ne\\nf\\ng'],
    ['a property that hides behind a line break', 'x\r\nATTENDEE:mailto:a@b.c', 'x\\nATTENDEE:mailto:a@b.c'],
    ['control characters, which texts cannot hold', 'a\u0000b\u0007c\u007f', 'abc'],
    ['tabs, colons and quotes as they are', 'a\t: "b"', 'a\t: "b"'],
    ['half a character', 'a\ud83d', 'a\ufffd'],
    ['markup as it is', '</script>', '</script>'],
  ])('writes %s', (_why, text, written) => {
    const lines = read(fileOf({ summary: text, location: text, description: text }));
    for (const property of ['SUMMARY', 'LOCATION', 'DESCRIPTION']) {
      expect(lines).toContain(`${property}:${written}`);
    }
    expect(lines).toHaveLength(17);
  });

  it.each([
    ['one byte each', 'x'],
    ['two bytes each', 'ж'],
    ['three bytes each', '車'],
    ['four bytes each', '🚗'],
  ])('folds lines at 75 bytes, never within a character of %s', (_why, character) => {
    for (let length = 60; length <= 160; length++) {
      const summary = character.repeat(length);
      const file = fileOf({ summary });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file).not.toContain('\ufffd');
      expect(read(file)).toContain(`SUMMARY:${summary}`);
    }
    expect(fileOf({ summary: 'x'.repeat(67) })).not.toContain('\r\n ');
    expect(fileOf({ summary: 'x'.repeat(68) })).toContain('\r\n x\r\n');
  });

  it('takes only an address, without line breaks, for an address', () => {
    expect(read(fileOf({ url: 'https://a.example/x\r\nATTENDEE:y' }))).toContain(
      'URL:https://a.example/xATTENDEE:y',
    );
    expect(() => fileOf({ url: 'no address' })).toThrow('Invalid URL');
  });
});
