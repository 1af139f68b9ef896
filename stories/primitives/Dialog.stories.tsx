import { Button, Dialog, DialogFooter, Text, TextField } from '@dime-time/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const heard = fn();

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  subcomponents: { DialogFooter },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '720px' } },
    guide: guide({
      use: 'Puts a question or a small form over the page, which waits for the answer.',
      instead: [
        ['ExtraPaymentDialog', 'to make a payment'],
        ['NavDrawer', 'to list the site’s destinations on a phone'],
        ['Callout', 'to say something that needs no answer'],
      ],
      dos: [
        'Name it by what it does: Make Extra Payment.',
        'Put the buttons in `footer`, cancel first and confirm last; use `DialogFooter` inside a form.',
        'Set `dismissible` to false while work is in progress, so that people see the outcome.',
        'Pass `finalFocus` if the element that opened it is gone when it closes.',
      ],
      donts: [
        'Do not open a dialog from a dialog: continue in the first.',
        'Do not put a long text or a whole page in it.',
        'Do not use it to confirm success: use a toast.',
      ],
      accessibility: [
        'It is a modal dialog named by its title, with its description tied to it.',
        'Focus goes to `initialFocus` or to the first control, stays inside, and returns to the element that opened it.',
        'Escape, the overlay and the close button close it unless `dismissible` is false.',
        'The second click of a double click neither closes what the first one opened nor presses anything in it.',
        'F8 moves from it to a toast above it, although focus is trapped inside.',
        'A dialog taller than the screen scrolls as a whole; on a phone it is a bottom sheet.',
      ],
    }),
  },
  args: {
    title: 'Make Extra Payment',
    description: 'It goes to the debt you choose, on top of the minimum.',
    trigger: <Button>Make Payment</Button>,
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

export const Default = meta.story();

/** Focus goes in, stays in, and returns. */
export const OpensAndCloses = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Make Payment' });
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

export const Playground = meta.story({
  args: { size: 'm', dismissible: true, closeLabel: 'Close' },
});

export const Open = meta.story({ args: { open: true, trigger: undefined } });

export const OnAPhone = meta.story({
  args: { open: true, trigger: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** While a payment is in progress, nothing closes it. */
export const NotDismissible = meta.story({
  args: { open: true, trigger: undefined, dismissible: false },
});

export const StaysOpen = meta.story({
  ...NotDismissible.input,
  tags: ['behavior'],
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
  tags: ['behavior'],
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Large, for a form in two columns. */
export const Large = meta.story({ args: { open: true, trigger: undefined, size: 'l' } });

/** Open, with all its parts. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { open: true, trigger: undefined },
});
