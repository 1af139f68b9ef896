import { Grid, SliderField, type SliderFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

function Kept(props: SliderFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SliderField
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
  title: 'Primitives/SliderField',
  component: SliderField,
  parameters: {
    guide: guide({
      use: 'Sets a number within a range when an approximate value is fine, such as the share of round-ups that buys coins.',
      instead: [
        ['MoneyField', 'to enter an exact amount'],
        ['ChoiceGroup', 'to offer a few fixed values'],
      ],
      dos: [
        'Save in `onCommit`, called once on release; render from `onChange`, called on every step.',
        'Choose a step people would choose: 5 for a percentage.',
        'Set `format` to the unit, so that 25 is seen and read as 25%.',
      ],
      donts: [
        'Do not send a request on every `onChange`.',
        'Do not use it if one step too many costs money and cannot be undone.',
      ],
      accessibility: [
        'It is a slider named by its label; its value is read in words, along with its description.',
        'Arrows move by a step, Page Up and Page Down by a larger one, Home and End to the ends.',
        'The thumb is 24 px and the track 40 px high, so that a tap beside the thumb counts.',
        'In right-to-left text, it runs from the right.',
      ],
    }),
  },
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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25%')).toBeVisible();
  },
});

/** The value is between two steps: what is read says it exactly. */
export const ValueText = meta.story({
  args: { label: 'Extra each month', format: 'dollars', value: 125, valueText: '$123.45' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$123.45')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '$123.45');
  },
});

/** Arrows move by a step, Home and End go to the ends. */
export const MovesByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
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

/** All props as controls. */
export const Playground = meta.story({
  args: { description: 'The rest goes to your debts.', min: 0, max: 100, disabled: false },
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

export const OnAPhone = meta.story({
  args: { label: LONG_NAME.slice(0, 80), value: 100 },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-readonly', 'true');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.SliderField}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={5}>
      <SliderField {...args} label="Nothing" value={0} />
      <SliderField {...args} label="Everything" value={100} />
      <SliderField {...args} label="Described" description="The rest goes to your debts." />
      <SliderField {...args} label="A number" format="number" value={7} min={1} max={28} step={1} />
      <SliderField {...args} label="Disabled" disabled />
      <SliderField {...args} label="Disabled at nothing" disabled value={0} />
    </Grid>
  ),
});
