import { Grid, NumberField } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/NumberField',
  component: NumberField,
  parameters: {
    guide: guide({
      use: 'Takes a number that is counted or measured: months, percent, a quantity.',
      instead: [
        ['MoneyField', 'to enter an amount of money'],
        ['SliderField', 'to set a number where an approximate value is fine'],
        ['TextField', 'to enter digits that are no number: a phone number, a code'],
      ],
      dos: [
        'Set `min` and `max` to what makes sense, and say it in the description.',
        'Set `step` if only some numbers are valid.',
        'Pass the unit, so that it is written in the language of the page.',
      ],
      donts: [
        'Do not use it for a year, a card number or a postal code.',
        'Do not make people press a button ten times: choose a step that fits the range.',
      ],
      accessibility: [
        'The arrow keys change the number by a step, Page Up and Page Down do, too, and Home and End go to the limits.',
        'The two buttons are 32 px wide and are not reached by Tab, because the arrow keys do the same.',
        'A number is announced with its unit after every step.',
        'The mouse wheel does not change it.',
      ],
    }),
  },
  args: { label: 'Months', defaultValue: 12, min: 1, max: 60, step: 1, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Months' })).toHaveValue('12');
    const add = canvas.getByRole('button', { name: /Increase/ });
    await expect(add.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { unit: 'month' } });

/** With its unit, in the words of the locale. */
export const WithUnit = meta.story({
  args: { label: 'Time to pay it off', unit: 'month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Time to pay it off' })).toHaveValue(
      '12 months',
    );
  },
});

/** The arrow keys change it by a step, and a typed number is brought into the range. */
export const Steps = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Months' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await expect(canvas.getByRole('button', { name: /Increase/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Decrease/ }));
    await expect(field).toHaveValue('59');
  },
});

/** Emptied, its value is null. */
export const Empties = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Months' }));
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** Nothing entered yet. */
export const Empty = meta.story({ args: { defaultValue: null, placeholder: '12' } });

/** With decimals, by the step. */
export const Decimals = meta.story({
  args: { label: 'Share', defaultValue: 2.5, step: 0.25, unit: 'percent', min: 0, max: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Share' })).toHaveValue('2.5%');
  },
});

export const Wrong = meta.story({ args: { error: 'Choose 60 months or fewer.' } });

export const Disabled = meta.story({ args: { disabled: true } });

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Months' })).toHaveAttribute('readonly');
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the buttons are on the left. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });

/** A long label and a long error wrap. */
export const LongText = meta.story({
  args: { label: LONG_NAME, description: LONG_NAME, error: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.NumberField}</InStates>,
});

/** Filled in, empty, with units and notes, at a limit, invalid and disabled, in every size. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid minItem="14rem" gap={5}>
      <NumberField label="Given" defaultValue={12} />
      <NumberField label="Empty" placeholder="12" />
      <NumberField label="With a unit" defaultValue={12} unit="month" />
      <NumberField
        label="With a note"
        defaultValue={2.5}
        step={0.25}
        unit="percent"
        description="Between 0 and 100."
      />
      <NumberField label="At its maximum" defaultValue={1200} max={1200} />
      <NumberField label="Wrong" defaultValue={72} error="Choose 60 months or fewer." />
      <NumberField label="Disabled" defaultValue={12} disabled />
      <NumberField label="Read-only" defaultValue={12} readOnly />
      <NumberField label="Small" defaultValue={12} size="s" />
      <NumberField label="Large" defaultValue={12} size="l" />
    </Grid>
  ),
});
