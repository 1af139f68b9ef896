import { cents } from '@dime-time/finance-core/money';
import { MoneyField, type MoneyFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function Kept(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: 'Amount', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '50.25');
    await expect(args.onChange).toHaveBeenLastCalledWith('50.25');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await expect(input).toHaveAttribute('min', '0.01');
    await expect(input).toHaveAttribute('step', '0.01');
  },
});

/** What was typed stays, whatever it is; the form says what is wrong with it. */
export const KeepsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '$1e3, please');
    await expect(input).toHaveValue('$1e3, please');
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
