import { Button, Dialog, Inline, useToast, type ToastMessage } from '@dime-time/ui';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const undone = fn();
const gone = fn();

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
      <Button onClick={() => notify({ ...PAID, onClose: gone })}>Pay</Button>
      <Button tone="neutral" onClick={() => notify(FAILED)}>
        Fail
      </Button>
      <Button
        variant="outline"
        onClick={() => notify({ ...PAID, action: { label: 'Undo', onAction: undone } })}
      >
        Pay, with a Way Back
      </Button>
      <Button
        variant="outline"
        tone="neutral"
        onClick={() => notify({ ...FAILED, action: { label: 'Try Again', onAction: undone } })}
      >
        Fail, with a Way On
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

const meta = preview.meta({
  title: 'Primitives/Toaster',
  parameters: {
    guide: guide({
      use: 'Reports the outcome of an action whose place on the page is gone or far away. Call `useToast().notify` inside `UiProvider`, which holds the one toaster a site needs.',
      instead: [
        ['Callout', 'to show a message that must stay until it is resolved'],
        ['ErrorState', 'to show a panel whose data failed to load'],
        ['UnknownPayment', 'to settle a payment that got no response'],
      ],
      dos: [
        'Say what happened in the title and what it means in the description.',
        'Set `destructive` for a failure or a refusal.',
        'Offer one action at most, and the same thing elsewhere on the page.',
      ],
      donts: [
        'Do not send two at once: the second replaces the first.',
        'Do not use it for information that readers need for longer than five seconds, or longer than its action is offered.',
      ],
      accessibility: [
        'A failure is read immediately, other messages at the next pause, even while a dialog is open.',
        'F8 moves the focus to the message, even from a dialog. It stays while it has the focus or the pointer.',
        'The countdown of a timed action is announced once, with five seconds left; whoever reads the message finds the seconds that are left then.',
        'It can be dismissed by its button, by Escape inside it, or by a swipe to the right.',
      ],
    }),
  },
  render: () => <Buttons />,
});

/** The text is inside a list item of the messages region. */
const shown = () =>
  within(screen.getByRole('region', { name: /Notifications/ })).queryAllByRole('listitem');

export const Default = meta.story();

// @requirement 3.toast
export const ShowsAMessage = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveTextContent('Payment Processed');
  },
});

/** The three kinds of message, triggered by hand. */
export const Playground = meta.story();

// @requirement 3.toast
export const Destructive = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveAttribute('data-variant', 'destructive');
  },
});

/** A new message replaces the one before, which is notified. */
// @requirement 9.toast.one
export const OneAtATime = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    gone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(gone).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(shown()[0]).toHaveTextContent('Payment Failed');
    await expect(gone).toHaveBeenCalledOnce();
  },
});

/** It disappears by itself after five seconds, and not before. */
// @requirement 9.toast.time
export const GoesAfterFiveSeconds = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const started = performance.now();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(performance.now() - started).toBeGreaterThanOrEqual(4900);
  },
});

/** F8 moves focus to the messages; the close button removes the message. */
// @requirement 9.toast.key
export const ByKeyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    gone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    // Radix reads `event.code`, which the simulated keyboard leaves empty for function keys.
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
    await expect(gone).toHaveBeenCalledOnce();
  },
});

// @requirement 3.toast
export const WithAction = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    undone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay, with a Way Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undone).toHaveBeenCalledOnce();
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

const UNDO_MS = 3000;

function PayWithUndo({ forMs = UNDO_MS }: { forMs?: number }) {
  const { notify } = useToast();
  const undo = { label: 'Undo', onAction: undone, forMs };
  return <Button onClick={() => notify({ ...PAID, action: undo })}>Pay</Button>;
}

/** A timed action counts down the seconds, and its message disappears with the last. */
export const TimedAction = meta.story({
  tags: ['behavior'],
  render: () => <PayWithUndo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Pay' }));
    await screen.findByRole('button', { name: 'Undo' });
    await expect(shown()[0]).toHaveTextContent('3 s');
    await waitFor(() => expect(shown()[0]).toHaveTextContent('2 s'));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

const left = (seconds: number) => screen.findByText(`${seconds} seconds left to undo`);
const inStatus = 'span[role=status]';

/** A screen reader finds the seconds that are seen, and announces them once, with five left. */
export const TimedActionRead = meta.story({
  tags: ['behavior'],
  render: () => <PayWithUndo forMs={6000} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Pay' }));
    await expect((await left(6)).closest(inStatus)).toBeNull();
    await expect((await left(5)).closest(inStatus)).not.toBeNull();
    await expect((await left(4)).closest(inStatus)).toBeNull();
    await expect(shown()[0]).toHaveTextContent('4 s');
    await expect(shown()[0]?.querySelector(inStatus)).toHaveTextContent(/^$/);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

/**
 * While it has the focus, the message stays. The action still disappears, and focus moves to what
 * is left.
 */
export const TimedActionHeld = meta.story({
  tags: ['behavior'],
  render: () => <PayWithUndo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
    undo.focus();
    await waitFor(() => expect(undo).not.toBeInTheDocument(), { timeout: 2 * UNDO_MS });
    await expect(shown()[0]).toHaveTextContent('Payment Processed');
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

/**
 * A dialog stays open when a payment fails, and the message is still available to assistive
 * technology.
 */
export const OverADialog = meta.story({
  tags: ['behavior'],
  render: () => <FailingDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** A failure with an action. It stays because it has the focus. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail, with a Way On' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('tabindex', '-1'));
  },
});
