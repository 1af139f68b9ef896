import { calendarDay } from '@dime-time/finance-core';
import { DateText } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const INSTANT = '2026-11-19T03:05:00Z';

const meta = preview.meta({ title: 'Components/DateText', component: DateText });

export const Default = meta.story({
  args: { day: calendarDay('2026-11-19') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 19, 2026')).toHaveAttribute('datetime', '2026-11-19');
  },
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
