import { CheckboxGroup, type CheckboxGroupProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

/** Keeps what is ticked, as the owner of a form would. */
function Stateful({ value, onChange, ...rest }: CheckboxGroupProps<string>) {
  const [ticked, setTicked] = useState(value);
  return (
    <CheckboxGroup
      {...rest}
      value={ticked}
      onChange={(next) => {
        setTicked(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'What may we write to you about?',
    options: [
      { value: 'weekly', label: 'The weekly report' },
      { value: 'milestones', label: 'Milestones I reach' },
      { value: 'offers', label: 'Offers', description: 'Seldom, and never from others.' },
    ],
    value: ['weekly'],
    onChange: fn(),
  },
});

/** Boxes are ticked with the pointer or Space, and answer in the order they stand in. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[0]).toBeChecked();
    await userEvent.click(canvas.getByText('Offers'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekly', 'offers']);
    boxes[1]?.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekly', 'milestones', 'offers']);
    await expect(boxes[2]).toHaveAccessibleDescription('Seldom, and never from others.');
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Nothing ticked yet. */
export const Empty = meta.story({ args: { value: [] } });

/** Each box has to be ticked, and assistive technology says so. */
export const AllRequired = meta.story({
  args: { requireAll: true, value: [] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeRequired();
  },
});

/** The question is already on the page, and is only spoken here. */
export const HiddenLabel = meta.story({
  args: { showLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('What may we write to you about?');
  },
});

/** Not now: what is ticked can be read but not changed. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Milestones I reach'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Something is wrong with the answer. */
export const Wrong = meta.story({ args: { error: 'Tick at least one.', value: [] } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
