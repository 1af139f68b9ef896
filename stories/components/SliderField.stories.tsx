import { SliderField, type SliderFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function Kept(props: SliderFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SliderField
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
  title: 'Components/SliderField',
  component: SliderField,
  args: {
    label: 'Allocation',
    value: 25,
    step: 5,
    format: 'percent' as const,
    onChange: fn(),
    onCommit: fn(),
  },
  render: (args) => <Kept {...args} />,
});

/** Arrows move by a step, Home and End go to the ends. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('25%')).toBeVisible();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Allocation' });
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '25%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(30);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await expect(canvas.getByText('0%')).toBeVisible();
  },
});

export const AtTheEnds = meta.story({
  render: (args) => (
    <>
      <SliderField {...args} label="Nothing" value={0} />
      <SliderField {...args} label="Everything" value={100} />
    </>
  ),
});

export const WithDescription = meta.story({
  args: { description: 'The rest goes to your debts.', format: 'number', value: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '10');
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'The rest goes to your debts.',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
});

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
