import { Button, ConfirmDialog, type ConfirmDialogProps } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { dialogCloses } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '480px' } },
    guide: guide({
      use: 'Asks before something that cannot be undone, such as deleting or unlinking.',
      instead: [
        ['Dialog', 'to ask for more than yes or no'],
        ['Callout', 'to say something that needs no answer'],
      ],
      dos: [
        'Name the thing in the title, as a question: “Unlink Demo Bank?”.',
        'Name the button by the action, never “OK” or “Yes”.',
        'Say what is removed and what stays.',
        'Keep it open with `pending` until the action has an outcome, and close it yourself.',
      ],
      donts: [
        'Do not ask about something that can be undone: show a toast that offers to undo it.',
        'Do not make the first control the action: Enter pressed twice would confirm it.',
      ],
      accessibility: [
        'It is a modal dialog named by its title; `description` is tied to it.',
        'The focus starts on the way back, stays inside, and returns to the control that asked.',
        'While pending, both buttons keep their names and the focus, and Escape does nothing.',
      ],
    }),
  },
  args: {
    open: true,
    title: 'Unlink Demo Bank?',
    description: 'Its purchases stay in your list. New ones are not rounded up.',
    confirmLabel: 'Unlink',
    cancelLabel: 'Keep Linked',
    onConfirm: fn(),
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Unlink Demo Bank?' });
    await expect(dialog).toHaveAccessibleDescription(/purchases stay/);
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { tone: 'danger', pending: false, pendingLabel: 'Unlinking…' },
});

/** For an action that only costs time, such as renewing an address. */
export const Accent = meta.story({
  args: {
    title: 'Renew the address?',
    description: 'Calendars that follow the present address stop updating.',
    confirmLabel: 'Renew',
    cancelLabel: 'Cancel',
    tone: 'accent',
  },
});

/** The action is in progress: nothing closes it. */
export const Pending = meta.story({ args: { pending: true, pendingLabel: 'Unlinking…' } });

/** On a phone, a sheet at the bottom. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

function Asked({ onConfirm, ...props }: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" variant="outline" onClick={() => setOpen(true)}>
        Unlink Bank
      </Button>
      <ConfirmDialog
        {...props}
        open={open}
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
        onOpenChange={setOpen}
      />
    </>
  );
}

/** The focus starts on the way back and returns; only the named button confirms. */
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const asks = canvas.getByRole('button', { name: 'Unlink Bank' });
    asks.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Linked' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    await waitFor(() => expect(asks).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Linked' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await dialogCloses();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** While the action is in progress, Escape and the buttons do nothing. */
export const PendingStays = meta.story({
  ...Pending.input,
  tags: ['behavior'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Unlink/ }));
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** Open, with all its parts. */
export const Matrix = meta.story({ tags: ['matrix'] });
