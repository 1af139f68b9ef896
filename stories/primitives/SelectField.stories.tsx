import { Button, Dialog, Grid, SelectField, type SelectFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { InStates, interactive } from '../fixtures/index.ts';

const DEBTS = [
  { value: 'visa', label: 'Everyday Visa', detail: '$6,200.00 at 24.99%' },
  { value: 'store', label: 'Store card', detail: '$850.00 at 29.99%' },
  { value: 'loan', label: 'Car loan', detail: '$11,200.33 at 6.5%', disabled: true },
] as const;

function Kept(props: SelectFieldProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <SelectField
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
  title: 'Primitives/SelectField',
  component: SelectField,
  parameters: {
    guide: guide({
      use: 'Offers one choice from a long list that needs no side-by-side comparison: a debt, a category, a coin.',
      instead: [
        ['ChoiceGroup', 'to show two to five choices at once'],
        ['SwitchField', 'to turn something on and off'],
        ['CheckboxGroup', 'to allow several choices'],
      ],
      dos: [
        'Use `detail` for a second line that helps people choose, such as a balance and a rate.',
        'Leave `value` undefined while nothing is chosen; the placeholder is shown then.',
        'Disable a choice that exists but is not available now, rather than leaving it out.',
      ],
      donts: [
        'Do not add an option for “nothing”: an empty value is an error, and so are two options with the same value.',
        'Do not act on the choice immediately inside a form with a submit button.',
      ],
      accessibility: [
        'It is a combobox named by its label; its description and error are its accessible description.',
        'Arrow keys open the list and move in it, letters jump to an item, and Escape closes the list but not a dialog around it.',
        'A failed check marks it as invalid; move the focus to `ref` so that the reason is read.',
      ],
    }),
  },
  args: {
    label: 'Debt',
    options: DEBTS,
    value: undefined,
    onChange: fn(),
    placeholder: 'Select a debt',
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Debt' });
    await expect(trigger).toHaveTextContent('Select a debt');
  },
});

export const ChoosesADebt = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Debt' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /Store card/ }));
    await expect(args.onChange).toHaveBeenCalledWith('store');
    await waitFor(() => expect(trigger).toHaveTextContent('Store card'));
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    description: 'The debt of the highest rate costs the most.',
    placeholder: 'Select a debt',
    required: true,
    disabled: false,
  },
});

export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    // The list is in the document shortly before it is positioned and focused.
    await waitFor(() => expect(screen.getByRole('option', { name: /Visa/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('visa');
  },
});

export const Chosen = meta.story({ args: { value: 'visa' } });

export const Wrong = meta.story({
  args: { error: 'Choose a debt.' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox');
    await expect(trigger).toHaveAttribute('aria-invalid', 'true');
    await expect(trigger).toHaveAccessibleDescription(/Choose a debt/);
  },
});

export const Disabled = meta.story({
  args: { value: 'visa', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
});

export const LongNames = meta.story({
  args: { value: 'long', options: [{ value: 'long', label: 'First National '.repeat(20) }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Closing the list leaves the dialog around it open. */
export const InADialog = meta.story({
  tags: ['behavior'],
  render: (args) => (
    <Dialog title="Make Extra Payment" trigger={<Button>Open</Button>}>
      <Kept {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const trigger = await screen.findByRole('combobox');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** The open list: the chosen item is marked, and unavailable ones are skipped. */
export const OpenList = meta.story({
  tags: ['behavior'],
  args: { value: 'visa' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    // The accessible name of an option includes the visible detail.
    const loan = await screen.findByRole('option', { name: 'Car loan $11,200.33 at 6.5%' });
    await expect(loan).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('option', { name: /Visa/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Read-only: it can be focused and is submitted, but not changed. */
export const ReadOnly = meta.story({
  args: { readOnly: true, value: 'visa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-readonly', 'true');
  },
});

/** At rest, hovered, focused and pressed. */
export const States = meta.story({
  render: () => <InStates>{interactive.SelectField}</InStates>,
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={5} align="start">
      <SelectField {...args} label="Nothing chosen" value={undefined} />
      <SelectField {...args} label="Chosen" value="visa" />
      <SelectField {...args} label="Described" description="The highest rate costs the most." />
      <SelectField {...args} label="Wrong" error="Choose a debt." />
      <SelectField {...args} label="Disabled" value="visa" disabled />
      <SelectField
        {...args}
        label="Long"
        value="long"
        options={[{ value: 'long', label: 'First National '.repeat(20) }]}
      />
    </Grid>
  ),
});
