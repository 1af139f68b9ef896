import { SwitchField, type SwitchFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function Kept(props: SwitchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SwitchField
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
  title: 'Components/SwitchField',
  component: SwitchField,
  args: { label: 'Crypto round-ups', value: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Crypto round-ups' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const On = meta.story({ args: { value: true } });

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const WithDescription = meta.story({
  args: { description: 'A part of your round-ups buys a coin of your choice.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/coin of your choice/);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, value: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
});
