import { Button, Dialog, Inline, useToast, type ToastMessage } from '@dime-time/ui';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const undone = fn();

const PAID: ToastMessage = {
  title: 'Payment Processed',
  description: 'Your payment has been successfully processed.',
};
const FAILED: ToastMessage = {
  title: 'Payment Failed',
  description: 'There was an error processing your payment. Please try again.',
  variant: 'destructive',
};

function Buttons() {
  const { notify } = useToast();
  return (
    <Inline>
      <Button onClick={() => notify(PAID)}>Pay</Button>
      <Button tone="neutral" onClick={() => notify(FAILED)}>
        Fail
      </Button>
      <Button
        variant="outline"
        onClick={() => notify({ ...PAID, action: { label: 'Undo', onAction: undone } })}
      >
        Pay, with a way back
      </Button>
    </Inline>
  );
}

function FailingDialog() {
  const { notify } = useToast();
  return (
    <Dialog title="Make Extra Payment" trigger={<Button>Open</Button>}>
      <Button onClick={() => notify(FAILED)}>Submit</Button>
    </Dialog>
  );
}

const meta = preview.meta({ title: 'Components/Toaster', render: () => <Buttons /> });

/** The text is inside a list item of the messages region. */
const shown = () =>
  within(screen.getByRole('region', { name: /Notifications/ })).queryAllByRole('listitem');

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveTextContent('Payment Processed');
  },
});

export const Destructive = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveAttribute('data-variant', 'destructive');
  },
});

/** A new message takes the place of the one before. */
export const OneAtATime = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveTextContent('Payment Failed');
  },
});

/** It goes by itself after five seconds, and not before. */
export const GoesAfterFiveSeconds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const started = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(0), { timeout: 8000 });
    await expect(performance.now() - started).toBeGreaterThanOrEqual(4900);
  },
});

/** F8 moves focus to the messages; the close button takes the message away. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    // Radix reads `event.code`, which the simulated keyboard leaves empty for function keys.
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

export const WithAction = meta.story({
  play: async ({ canvas, userEvent }) => {
    undone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay, with a way back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

/** A dialog stays open when a payment fails, and the message is still there for assistive technology. */
export const OverADialog = meta.story({
  render: () => <FailingDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});
