import { DateField, type DateFieldProps, Grid, UiProvider } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/DateField',
  component: DateField,
  parameters: {
    guide: guide({
      use: 'Takes a calendar date, typed or chosen in a calendar.',
      instead: [
        ['TextField', 'to enter only a number, such as the due day of the month'],
        ['DateText', 'to show a date'],
      ],
      dos: [
        'Keep the text as YYYY-MM-DD and validate it when the form is sent.',
        'Set `min` and `max` if only some dates make sense: the calendar grays out the others.',
        'Say in `error` which dates are valid.',
      ],
      donts: [
        'Do not rely on `min` and `max` alone: a typed date can be outside the range.',
        'Do not use it for a time of day: it only stores a date.',
      ],
      accessibility: [
        'The label is always visible and tied to the input, in which the browser takes a typed date.',
        'The button, Space, and Alt with an arrow key open the calendar; the arrow keys move by days and weeks, Page Up and Page Down by months, Enter chooses, and Escape closes it.',
        'The days have the name of the date in the provider’s locale, and are 36 px wide and tall.',
        'The focus returns to the button. On a phone, a tap on the date still opens the device’s own calendar.',
        'Description and error are tied to the input; a wrong date is marked as invalid.',
      ],
    }),
  },
  render: (args) => <Kept {...args} />,
  args: { label: 'Date', value: '2026-11-19', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-11-19');
  },
});

export const Playground = meta.story({ args: { min: '2026-01-01', max: '2026-12-31' } });

/** The calendar opens at the date, the keyboard moves in it, and Enter chooses. */
export const Chooses = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar: Date' });
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    const chosen = await screen.findByRole('button', { name: /November 19, 2026/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByLabelText('Date')).toHaveValue('2026-11-27');
  },
});

/** Escape closes the calendar and leaves the date. */
export const Closes = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByLabelText('Date').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Date');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A day out of the range cannot be chosen. */
export const Limits = meta.story({
  args: { min: '2026-11-10', max: '2026-11-20' },
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Date' }));
    const late = await screen.findByRole('button', { name: /November 21, 2026/ });
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByRole('button', { name: 'Next' })[0]).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
  },
});

/** In another locale, with its words and its first day of the week. */
export const OtherLocale = meta.story({
  tags: ['behavior'],
  args: { label: 'Datum', calendarLabel: 'Kalender öffnen' },
  decorators: [
    (Story) => (
      <UiProvider locale="de-DE">
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kalender öffnen' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByText('November 2026')).toBeVisible());
    await expect(dialog.querySelector('th')).toHaveTextContent('Mo');
  },
});

/** The week begins on another day than in the locale. */
export const FirstDayOfWeek = meta.story({
  tags: ['behavior'],
  args: { firstDayOfWeek: 'mon' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Date' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.querySelector('th')).toHaveTextContent('Mon'));
  },
});

/** Read from right to left: the button is on the left, and the next month, too. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date').getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(field.left + 1);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Wrong = meta.story({ args: { error: 'Choose today or an earlier date.' } });

export const Disabled = meta.story({ args: { disabled: true } });

/** Nothing entered yet. */
export const Empty = meta.story({ args: { value: '', required: true } });

/** A long label and a long error wrap. */
export const LongText = meta.story({
  args: { label: LONG_NAME, description: LONG_NAME, error: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: '2026-11-19' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date')).toHaveAttribute('readonly');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.DateField}</InStates>,
});

/** Filled in, empty, with a note, invalid and disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid minItem="16rem" gap={5}>
      <Kept {...args} label="Given" />
      <Kept {...args} label="Empty" value="" />
      <Kept {...args} label="With a note" description="The day you paid." />
      <Kept {...args} label="Wrong" error="Choose today or an earlier date." />
      <Kept {...args} label="Disabled" disabled />
    </Grid>
  ),
});

/** The open calendar, with days before the first valid one. */
export const MatrixCalendar = meta.story({
  tags: ['matrix'],
  args: { value: '2026-02-12', min: '2026-02-04' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar: Date' }));
    await screen.findByRole('dialog');
  },
});
