import { Button, Dialog, Text, TextField } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const heard = fn();

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Make Extra Payment',
    description: 'It goes to the debt you choose, on top of the minimum.',
    trigger: <Button>Make payment</Button>,
    children: <TextField label="Note" />,
    footer: (
      <>
        <Button variant="outline" tone="neutral">
          Cancel
        </Button>
        <Button>Pay $50.00</Button>
      </>
    ),
    onOpenChange: heard,
  },
});

/** Focus goes in, stays in, and comes back. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Make payment' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Make Extra Payment' });
    await expect(dialog).toHaveAccessibleDescription(/on top of the minimum/);
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Open = meta.story({ args: { open: true, trigger: undefined } });

export const OnAPhone = meta.story({
  args: { open: true, trigger: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** While a payment is under way nothing closes it. */
export const NotDismissible = meta.story({
  args: { open: true, trigger: undefined, dismissible: false },
  play: async ({ userEvent }) => {
    heard.mockClear();
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(heard).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  },
});

/** Taller than the screen: it scrolls to its end. */
export const LongText = meta.story({
  args: {
    open: true,
    trigger: undefined,
    size: 's',
    children: <Text>{'Terms and risks, word by word. '.repeat(200)}</Text>,
  },
});

function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Controlled" open={open} onOpenChange={setOpen}>
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

export const OpenedByThePage = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});
