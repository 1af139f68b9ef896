import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDay } from '../time/index.ts';
import { writeCalendar, type CalendarEvent } from './writeCalendar.ts';

const write = (events: readonly CalendarEvent[], stamp = '2026-11-19T14:05:00Z') =>
  writeCalendar({ productId: '-//Example//Plan//EN', stamp, events });

const visa = { uid: '2026-12-visa', day: calendarDay('2026-12-31'), summary: 'Pay Visa' };

/** Reads the properties of a calendar back, as a calendar app does. */
function read(text: string): [name: string, value: string][] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
      return [line.slice(0, colon), value];
    });
}

describe('writeCalendar', () => {
  test('writes days as events', () => {
    expect(write([{ ...visa, description: 'From a plan' }])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Example//Plan//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:2026-12-visa',
        'DTSTAMP:20261119T140500Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Pay Visa',
        'DESCRIPTION:From a plan',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('leaves the description out where there is none', () => {
    expect(write([visa])).not.toContain('DESCRIPTION');
  });

  test('has a name where it is given one', () => {
    const text = writeCalendar({
      productId: '-//Example//Plan//EN',
      name: 'Payment days, Ada',
      stamp: '2026-11-19T14:05:00Z',
      events: [],
    });
    expect(read(text)).toContainEqual(['X-WR-CALNAME', 'Payment days, Ada']);
    expect(read(text)).toContainEqual(['NAME', 'Payment days, Ada']);
    expect(write([visa])).not.toContain('NAME');
  });

  test('escapes what separates values', () => {
    const text = write([{ ...visa, summary: 'Pay A; B, C\\D\r\nE\nF\rG' }]);
    expect(text).toContain(String.raw`SUMMARY:Pay A\; B\, C\\D\nE\nF\nG` + '\r\n');
  });

  test('has whole seconds, whatever the stamp has', () => {
    expect(write([visa], '2026-11-19T14:05:09.123Z')).toContain('DTSTAMP:20261119T140509Z\r\n');
    expect(write([visa], '2026-11-19T14:05Z')).toContain('DTSTAMP:20261119T140500Z\r\n');
    expect(() => write([visa], '2026-11-19')).toThrow(RangeError);
  });

  test('a name cannot add a line, and is read back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200, size: 'max' }), (summary) => {
        const properties = read(write([{ ...visa, summary }]));
        expect(properties).toHaveLength(13);
        const plain = summary.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');
        expect(properties.find(([name]) => name === 'SUMMARY')?.[1]).toBe(plain);
      }),
    );
  });
});
