import { cents } from '@dime-time/finance-core/money';
import { Grid, MoneyField, type MoneyFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

function Kept(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyField
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
  title: 'Money/MoneyField',
  component: MoneyField,
  parameters: {
    guide: guide({
      use: 'Takes an amount in US dollars as text and keeps exactly what was typed.',
      instead: [
        ['SliderField', 'to choose an approximate number'],
        ['ChoiceGroup', 'to offer a few fixed amounts'],
        ['Money', 'to show an amount'],
      ],
      dos: [
        'Keep the text as it is and let the form decide whether it is a valid amount.',
        'Say in `error` what an amount looks like: Enter what you paid, such as 4.67.',
        'Set `max` to the balance if a larger amount makes no sense, and say so in `description`.',
      ],
      donts: [
        'Do not format while people type: it moves the cursor.',
        'Do not rely on `min` and `max` alone: a text input does not enforce them.',
      ],
      accessibility: [
        'The label is always visible; the currency before the value is decorative.',
        'On a phone, it opens the decimal keyboard.',
        'Description and error are tied to the input; a wrong amount is marked as invalid.',
        'Heights are 40 and 48 px, and 16 px text keeps phones from zooming in.',
      ],
    }),
  },
  args: { label: 'Amount', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

export const TypesAnAmount = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '50.25');
    await expect(args.onChange).toHaveBeenLastCalledWith('50.25');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveAttribute('min', '0.01');
    await expect(input).toHaveAttribute('step', '0.01');
  },
});

export const Playground = meta.story({
  args: {
    value: '50.00',
    size: 'm',
    currency: '$',
    placeholder: '0.00',
    description: 'It goes to your debt at once.',
    required: true,
  },
});

/** What was typed stays, whatever it is; the form says what is wrong with it. */
export const KeepsWhatWasTyped = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '$1e3, please');
    await expect(input).toHaveValue('$1e3, please');
  },
});

/** A pasted, formatted amount is shown as it will be sent once the field loses focus. */
export const Pasted = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    for (const [pasted, sent] of [
      ['$6,200', '6200.00'],
      [' 1 000.50 ', '1000.50'],
      // Ambiguous: it stays, and the form says what an amount looks like.
      ['6,20', '6,20'],
      // Already a plain decimal.
      ['50', '50'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(pasted);
      await userEvent.tab();
      await expect(input).toHaveValue(sent);
    }
  },
});

export const WithLimit = meta.story({
  args: { max: cents(620_000), description: 'Up to the balance of $6,200.00.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAttribute('max', '6200.00');
  },
});

export const Wrong = meta.story({
  args: { value: '-5', error: 'Enter an amount above zero.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { value: '25.00', disabled: true } });
export const Large = meta.story({ args: { value: '250.00', size: 'l' } });

/** A long label, a long note and a long error wrap, on a phone. */
export const LongText = meta.story({
  args: { label: LONG_NAME, description: LONG_NAME, error: LONG_NAME, value: '98765432109.87' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: '25.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAttribute('readonly');
  },
});

/** Both heights: empty, filled in, with a note, invalid, disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 5 }} gap={5}>
      {(['m', 'l'] as const).flatMap((size) => [
        <Kept key={`${size} empty`} {...args} size={size} label={`Empty, ${size}`} />,
        <Kept
          key={`${size} given`}
          {...args}
          size={size}
          label={`Given, ${size}`}
          value="250.00"
        />,
        <Kept
          key={`${size} note`}
          {...args}
          size={size}
          label={`With a note, ${size}`}
          description="Up to the balance of $6,200.00."
        />,
        <Kept
          key={`${size} wrong`}
          {...args}
          size={size}
          label={`Wrong, ${size}`}
          value="-5"
          error="Enter an amount above zero."
        />,
        <Kept
          key={`${size} disabled`}
          {...args}
          size={size}
          label={`Disabled, ${size}`}
          value="25.00"
          disabled
        />,
      ])}
    </Grid>
  ),
});
