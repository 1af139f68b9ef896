import { addDays, epochMillis, type CalendarDay, type Instant } from '../time/index.ts';
import { foldLine } from './foldLine.ts';

/** An event that lasts a whole day. */
export interface CalendarEvent {
  /** Names the event: a calendar replaces the one that it has of the same name. */
  uid: string;
  day: CalendarDay;
  /** What it is, in a line. */
  summary: string;
  description?: string | undefined;
}

/** A calendar to be written. */
export interface CalendarFile {
  /** The program that writes it, such as `-//Dime Time//Payoff plan//EN`. */
  productId: string;
  /**
   * What a calendar app calls it.
   * @default the name that the app finds for a file
   */
  name?: string | undefined;
  /** When it was written. */
  stamp: Instant;
  events: readonly CalendarEvent[];
}

/**
 * Writes a calendar as a text of iCalendar (RFC 5545), for a file whose name ends in `.ics`.
 *
 * Events are days and take up no time. Lines end in CRLF and are folded at 75 octets; characters that
 * the format does not allow are left out.
 *
 * @throws RangeError when `stamp` is not an instant, or an event is on the last day of the year 9999.
 * @example writeCalendar({ productId, stamp: '2026-11-19T12:00:00Z', events: [{ uid, day, summary }] })
 */
export function writeCalendar({ productId, name, stamp, events }: CalendarFile): string {
  const written = compact(new Date(epochMillis(stamp)).toISOString().replace(/\.\d+/, ''));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    // Apps know it by the older name; the other one is that of RFC 7986.
    ...(name === undefined ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(({ uid, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${written}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Without the signs between the digits: `20261119`. */
function compact(time: string): string {
  return time.replaceAll(/[-:]/g, '');
}

/** A text as the value of a property (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}
