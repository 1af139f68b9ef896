import { calendarDay } from '@dime-time/finance-core';
import { DataList, DataRow, DateText } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const INSTANT = '2026-11-19T03:05:00Z';

const meta = preview.meta({
  title: 'Components/DateText',
  component: DateText,
  parameters: {
    guide: guide({
      use: 'Writes a calendar day or a moment in words, in one of four forms.',
      instead: [['DayField', 'a day is entered']],
      dos: [
        'Pass day for what happens on a day everywhere, such as a due date.',
        'Pass instant with the time zone of the reader for what happened at a moment.',
        'Use month-year where a day would promise more than is known, as for a debt-free date.',
      ],
      donts: [
        'Do not cut a moment to its first ten letters to make a day: the zone decides which day it was.',
        'Do not build dates from Date objects: it takes texts, so that server and browser draw the same.',
      ],
      accessibility: [
        'It is a time element whose datetime is the machine form.',
        'The month is a word, so that 3/4 is never read in two ways.',
        'Digits have one width and line up in columns.',
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

/** A moment is a day only in a zone: in New York it is still the evening before. */
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

/** Each form of a day and of a moment, and one moment in three zones. */
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
