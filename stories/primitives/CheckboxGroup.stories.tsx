import { CheckboxGroup, type CheckboxGroupProps, Grid } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

/** Keeps track of what is checked, as the parent of a form would. */
function Stateful({ value, onChange, ...rest }: CheckboxGroupProps<string>) {
  const [ticked, setTicked] = useState(value);
  return (
    <CheckboxGroup
      {...rest}
      value={ticked}
      onChange={(next) => {
        setTicked(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: guide({
      use: 'Asks one question with several yes-or-no answers; any number can be checked.',
      instead: [
        ['ChoiceGroup', 'to choose exactly one answer'],
        ['SwitchField', 'to make each answer take effect immediately'],
        ['TermsDialog', 'to accept terms before creating an account'],
      ],
      dos: [
        'Write each option the way people would say it: Milestones I reach.',
        'Set `requireAll` if every box has to be checked, as for terms.',
        'Hide the label with `showLabel` only if the question is directly above.',
      ],
      donts: [
        'Do not check a box in advance if that gives something away.',
        'Do not use a single box for a setting: a switch makes it clearer that the change is immediate.',
      ],
      accessibility: [
        'It is a group named by its label, even if the label is visually hidden.',
        'Space checks a box and Tab moves to the next one; clicking the label also works.',
        'The description of an option is read after its name.',
        'An error is tied to the group, and each required box is announced as required.',
      ],
    }),
  },
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

export const Default = meta.story({
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes[0]).toBeChecked();
  },
});

/** Boxes are checked with the pointer or Space, and values are returned in display order. */
export const ChecksBoxes = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox');
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

/** Nothing checked yet. */
export const Empty = meta.story({ args: { value: [] } });

/** Each box has to be checked, and assistive technology says so. */
export const AllRequired = meta.story({
  args: { requireAll: true, value: [] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeRequired();
  },
});

/** The question is already on the page, so the label is only for screen readers. */
export const HiddenLabel = meta.story({
  args: { showLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName('What may we write to you about?');
  },
});

/** Disabled: the checked boxes can be read but not changed. */
export const Disabled = meta.story({
  args: { disabled: true },
});

export const DisabledIgnoresAPress = meta.story({
  ...Disabled.input,
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Milestones I reach'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** An error in the answer. */
export const Wrong = meta.story({ args: { error: 'Tick at least one.', value: [] } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Long labels wrap beside their box, on a phone too. */
export const LongText = meta.story({
  args: {
    label: LONG_NAME,
    options: [{ value: 'long', label: LONG_NAME, description: LONG_NAME }],
    value: ['long'],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: ['weekly'] },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) {
      await expect(box).toHaveAttribute('aria-readonly', 'true');
    }
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.CheckboxGroup}</InStates>,
});

/** Checked and unchecked, required, invalid and disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid minItem="17rem" gap={6}>
      <Stateful {...args} label="Some ticked" />
      <Stateful {...args} label="None ticked" value={[]} />
      <Stateful {...args} label="With a note" description="You can change this at any time." />
      <Stateful {...args} label="All required" requireAll value={[]} />
      <Stateful {...args} label="Wrong" error="Tick at least one." value={[]} />
      <Stateful {...args} label="Disabled" disabled />
    </Grid>
  ),
});
