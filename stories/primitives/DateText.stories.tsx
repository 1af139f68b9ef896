import { calendarDay } from '@dime-time/finance-core';
import { DataList, DataRow, DateText } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const INSTANT = '2026-11-19T03:05:00Z';

const meta = preview.meta({
  title: 'Primitives/DateText',
  component: DateText,
  parameters: {
    guide: guide({
      use: 'Writes a calendar date or a point in time as text, in one of four formats.',
      instead: [['DateField', 'to let people enter a date']],
      dos: [
        'Pass `day` for something that happens on a date everywhere, such as a due date.',
        'Pass `instant` with the reader’s time zone for something that happened at a point in time.',
        'Use `month-year` when a day would claim more than is known, as for a debt-free date.',
      ],
      donts: [
        'Do not cut a timestamp to its first ten characters to get a date: the time zone decides which day it was.',
        'Do not build dates from `Date` objects: it takes strings, so that server and browser render the same.',
      ],
      accessibility: [
        'It is a time element with a machine-readable `datetime`.',
        'The month is a word, so that 3/4 is never ambiguous.',
        'Digits have the same width and line up in columns.',
      ],
    }),
  },
});

export const Default = meta.story({
  args: { day: calendarDay('2026-11-19') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 19, 2026')).toHaveAttribute('datetime', '2026-11-19');
  },
});

export const Playground = meta.story({
  args: { instant: INSTANT, timeZone: 'America/New_York', format: 'day-time' },
});

export const MonthAndYear = meta.story({
  args: { day: calendarDay('2029-04-01'), format: 'month-year' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apr 2029')).toBeVisible();
  },
});

/** A point in time is a date only in a time zone: in New York it is still the evening before. */
export const MomentInAZone = meta.story({
  args: { instant: INSTANT, timeZone: 'America/New_York', format: 'day-time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 18, 2026, 10:05 PM')).toBeVisible();
  },
});

export const TimeOnly = meta.story({
  args: { instant: INSTANT, timeZone: 'UTC', format: 'time' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3:05 AM')).toBeVisible();
  },
});

/** Each format of a date and of a point in time, and one point in time in three zones. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <DataList>
      {(['day', 'month-year'] as const).map((format) => (
        <DataRow
          key={format}
          label={`Day, ${format}`}
          value={<DateText day={calendarDay('2026-11-19')} format={format} />}
        />
      ))}
      {(['day', 'time', 'day-time', 'month-year'] as const).map((format) => (
        <DataRow
          key={format}
          label={`Moment, ${format}`}
          value={<DateText instant={INSTANT} timeZone="UTC" format={format} />}
        />
      ))}
      {['America/New_York', 'Europe/Berlin', 'Asia/Kolkata'].map((timeZone) => (
        <DataRow
          key={timeZone}
          label={timeZone}
          value={<DateText instant={INSTANT} timeZone={timeZone} format="day-time" />}
        />
      ))}
    </DataList>
  ),
});
