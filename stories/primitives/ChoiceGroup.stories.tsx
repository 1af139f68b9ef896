import { ChoiceGroup, type ChoiceGroupProps, Grid } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

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
        props.onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Primitives/ChoiceGroup',
  component: ChoiceGroup,
  parameters: {
    guide: guide({
      use: 'Lets people choose one of a few answers, with all of them visible.',
      instead: [
        ['SelectField', 'to offer more than about six answers'],
        ['CheckboxGroup', 'to allow several answers'],
        ['Tabs', 'to switch what is shown below'],
      ],
      dos: [
        'Use tiles for short labels and list for answers that need a second line.',
        'Say in `detail` why an option cannot be chosen, such as Exceeds balance.',
        'Set `columns` to 3 for three tiles, so that none is left alone on a phone.',
      ],
      donts: [
        'Do not start an irreversible action when an option is chosen: arrow keys choose as they move.',
        'Do not omit a "none" option if none is a valid answer.',
      ],
      accessibility: [
        'It is a radio group with a single Tab stop. Arrow keys move and choose, and skip disabled options.',
        'The detail of an option is part of its name, so that a disabled option says why.',
        'The chosen tile has a thicker border besides its color, in Windows High Contrast as well.',
        'An error is tied to the group and read with it.',
      ],
    }),
  },
  args: { label: 'Boost amount', options: PRESETS, value: undefined, onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

export const ChoosesAnOption = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '$50' }));
    await expect(args.onChange).toHaveBeenCalledWith('50');
    await expect(canvas.getByRole('radio', { name: '$50' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Exceeds balance/ })).toBeDisabled();
  },
});

export const Playground = meta.story({
  args: {
    value: '50',
    layout: 'tiles',
    description: 'It is paid on top of the minimum.',
    required: true,
    showLabel: true,
  },
});

/** A single Tab stop; arrow keys choose and skip disabled options. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
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

/** Three tiles side by side even on a phone, instead of two and one. */
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

/** The question is already on the page, so the label is only for screen readers. */
export const HiddenLabel = meta.story({
  args: { showLabel: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Boost amount');
  },
});

/** Text without a break stays in its tile. */
export const LongText = meta.story({
  args: {
    options: [
      { value: 'a', label: LONG_NAME, detail: LONG_NAME },
      { value: 'b', label: '$50' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: '50' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.ChoiceGroup}</InStates>,
});

/** Both layouts: nothing chosen, chosen, invalid and disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={6}>
      {(['tiles', 'list'] as const).flatMap((layout) => [
        <Kept
          key={`${layout} none`}
          {...args}
          layout={layout}
          label={`${layout}, nothing chosen`}
        />,
        <Kept
          key={`${layout} one`}
          {...args}
          layout={layout}
          label={`${layout}, chosen`}
          value="50"
        />,
        <Kept
          key={`${layout} wrong`}
          {...args}
          layout={layout}
          label={`${layout}, wrong`}
          error="Choose an amount."
        />,
        <Kept
          key={`${layout} disabled`}
          {...args}
          layout={layout}
          label={`${layout}, disabled`}
          value="25"
          disabled
        />,
      ])}
    </Grid>
  ),
});
