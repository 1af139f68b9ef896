import { DayField, type DayFieldProps, Grid } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

function Kept(props: DayFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DayField
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
  title: 'Components/DayField',
  component: DayField,
  parameters: {
    guide: guide({
      use: 'Takes a calendar date, entered with the browser’s own calendar.',
      instead: [
        ['TextField', 'to enter only a number, such as the due day of the month'],
        ['DateText', 'to show a date'],
      ],
      dos: [
        'Keep the text as YYYY-MM-DD and validate it when the form is sent.',
        'Set `min` and `max` if only some dates make sense: the browser grays out the others.',
        'Say in `error` which dates are valid.',
      ],
      donts: [
        'Do not rely on `min` and `max` alone: a typed date can be outside the range.',
        'Do not use it for a time of day: it only stores a date.',
      ],
      accessibility: [
        'The label is always visible and tied to the input.',
        'The browser provides keyboard entry and the device’s calendar.',
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
