import { Checkbox, type CheckboxProps, Grid, Link, Stack } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME, InStates, interactive } from '../fixtures/index.ts';

const DEBTS = ['Everyday Visa', 'Store card', 'Car'] as const;

/** A box for all debts, which is indeterminate while some are checked. */
function AllDebts() {
  const [chosen, setChosen] = useState<readonly string[]>(['Store card']);
  return (
    <Stack gap={3}>
      <Checkbox
        label="Every debt"
        value={chosen.length === DEBTS.length}
        indeterminate={chosen.length > 0 && chosen.length < DEBTS.length}
        onChange={(all) => setChosen(all ? DEBTS : [])}
      />
      {DEBTS.map((debt) => (
        <Checkbox
          key={debt}
          label={debt}
          value={chosen.includes(debt)}
          onChange={(on) =>
            setChosen(on ? [...chosen, debt] : chosen.filter((other) => other !== debt))
          }
        />
      ))}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: {
    guide: guide({
      use: 'Answers one question of a form with yes or no: accepting terms, remembering a choice.',
      instead: [
        ['SwitchField', 'to turn a setting on or off immediately'],
        ['CheckboxGroup', 'to ask one question with several yes-or-no answers'],
        ['ChoiceGroup', 'to choose exactly one answer'],
      ],
      dos: [
        'Write the label as a sentence that is true when it is checked: I agree to the terms.',
        'Set `required` if the form cannot be sent without it, and say so in `error`.',
        'Use `indeterminate` only for a box that stands for several others.',
      ],
      donts: [
        'Do not check it in advance if that gives something away.',
        'Do not negate the label: Do not write to me makes people think twice.',
      ],
      accessibility: [
        'Space checks it; clicking the label does, too. The label is at least 24 px tall.',
        'Description and error are tied to it; an error marks it as invalid.',
        'Indeterminate is announced as partially checked.',
        'In Windows High Contrast a checked box has the highlight color.',
      ],
    }),
  },
  args: { label: 'Remember this bank', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember this bank' });
    await expect(box).not.toBeChecked();
    const label = canvas.getByText('Remember this bank').closest('label')!;
    await expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** It is checked with the pointer or Space. */
export const Checks = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText('Remember this bank'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(box).toHaveFocus();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { defaultValue: true } });

export const Checked = meta.story({ args: { defaultValue: true } });

/** It stands for several boxes, of which some are checked. */
export const Indeterminate = meta.story({
  render: () => <AllDebts />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Every debt' })).toBePartiallyChecked();
  },
});

export const ChecksAll = meta.story({
  ...Indeterminate.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Every debt'));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Car'));
    await expect(canvas.getByRole('checkbox', { name: 'Every debt' })).toBePartiallyChecked();
  },
});

/** The label has a link, which does not check the box. */
export const WithLink = meta.story({
  args: {
    label: (
      <>
        I agree to the <Link href="/legal">terms</Link>
      </>
    ),
    required: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeRequired();
  },
});

/** A hint, read after the label. */
export const WithDescription = meta.story({
  args: { description: 'You can disconnect it at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can disconnect it at any time.',
    );
  },
});

/** An error in the answer. */
export const Wrong = meta.story({
  args: { label: 'I agree to the terms', error: 'Agree to the terms to continue.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: true } });

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAttribute('aria-readonly', 'true');
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { defaultValue: true } });

/** Read from right to left: the box is on the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { defaultValue: true, description: 'You can disconnect it at any time.' },
});

/** A long label wraps beside its box, on a phone too. */
export const LongText = meta.story({
  args: { label: LONG_NAME, description: LONG_NAME, error: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const STATES: readonly CheckboxProps[] = [
  { label: 'Unchecked' },
  { label: 'Checked', defaultValue: true },
  { label: 'Some of several', indeterminate: true },
  { label: 'With a note', description: 'You can change this at any time.' },
  { label: 'Wrong', error: 'Agree to the terms to continue.' },
  { label: 'Disabled', disabled: true },
  { label: 'Disabled, checked', disabled: true, defaultValue: true },
  { label: 'Read-only, checked', readOnly: true, defaultValue: true },
];

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.Checkbox}</InStates>,
});

/** Unchecked, checked and between, with notes, invalid and disabled. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid minItem="15rem" gap={5}>
      {STATES.map((props, place) => (
        <Checkbox key={place} {...props} />
      ))}
    </Grid>
  ),
});
