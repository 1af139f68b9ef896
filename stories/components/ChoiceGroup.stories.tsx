import { ChoiceGroup, type ChoiceGroupProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const PRESETS = [
  { value: '25', label: '$25' },
  { value: '50', label: '$50' },
  { value: '100', label: '$100' },
  { value: '250', label: '$250', detail: 'Exceeds balance', disabled: true },
] as const;

function Kept(props: ChoiceGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <ChoiceGroup
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
  title: 'Components/ChoiceGroup',
  component: ChoiceGroup<string>,
  args: { label: 'Boost amount', options: PRESETS, value: undefined, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(args.onChange).toHaveBeenCalledWith('50');
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Exceeds balance/ })).toBeDisabled();
  },
});

/** One stop for Tab; arrows choose and pass over what cannot be chosen. */
export const ByKeyboard = meta.story({
  args: { value: '100' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '$100' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('25');
  },
});

export const Rows = meta.story({
  args: {
    layout: 'list',
    label: 'Strategy',
    value: 'avalanche',
    options: [
      {
        value: 'avalanche',
        label: 'Debt Avalanche',
        detail: 'The highest rate first: it costs the least.',
      },
      {
        value: 'snowball',
        label: 'Debt Snowball',
        detail: 'The smallest balance first: it is done soonest.',
      },
    ],
  },
});

export const Wrong = meta.story({
  args: { error: 'Choose an amount.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/Choose an amount/);
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: '25' } });

/** Three tiles beside one another also on a phone, where two and one would stand. */
export const ThreeInALine = meta.story({
  args: {
    label: 'Duration',
    columns: 3,
    value: '90',
    options: ['30', '90', '365'].map((days) => ({ value: days, label: `${days} days` })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const tops = canvas
      .getAllByText(/days/)
      .map((label) => Math.round(label.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
