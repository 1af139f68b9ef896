import { Button, Dialog, SelectField, type SelectFieldProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

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
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SelectField',
  component: SelectField<string>,
  args: {
    label: 'Debt',
    items: DEBTS,
    value: undefined,
    onChange: fn(),
    placeholder: 'Select a debt',
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Debt' });
    await expect(trigger).toHaveTextContent('Select a debt');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /Store card/ }));
    await expect(args.onChange).toHaveBeenCalledWith('store');
    await waitFor(() => expect(trigger).toHaveTextContent('Store card'));
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
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
  args: { value: 'long', items: [{ value: 'long', label: 'First National '.repeat(20) }] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Closing the list leaves the dialog around it open. */
export const InADialog = meta.story({
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
