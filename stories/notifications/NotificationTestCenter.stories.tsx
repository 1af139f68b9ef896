import { NotificationTestCenter, type TestNotificationAction } from '@dime-time/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { fails, hangs, LONG_NAME, shows } from '../fixtures/index.ts';

const answers = (message?: string): TestNotificationAction =>
  fn(() => Promise.resolve({ ok: true, message }));

const meta = preview.meta({
  title: 'Notifications/NotificationTestCenter',
  component: NotificationTestCenter,
  parameters: {
    guide: guide({
      use: 'Sends each of the twelve notifications to the server as a test, and shows its response.',
      instead: [
        ['NotificationList', 'to show received notifications'],
        ['NotificationPreferences', 'to choose which notifications to get'],
      ],
      dos: [
        'Make the call exactly as it is passed to you: the user is fixed and the data fits the type.',
        'Return the server’s own message, and the reason if it refused.',
      ],
      donts: [
        'Do not claim that a notification arrived: the response does not say so.',
        'Do not offer it where real people would be notified.',
      ],
      accessibility: [
        'The tests are a list; each button names its test, and says when it is sending.',
        'The response is announced in place; a toast confirms sending.',
      ],
    }),
  },
  args: { onSend: answers('Test notification sent') },
});

/** Twelve tests; each sends the fixed user, its type and matching data. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Send Test/u });
    await expect(buttons).toHaveLength(12);
  },
});

// @requirement 8.notifications.sent
export const SendsATest = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: Round-up' }));
    await shows('Notification Sent!');
    await expect(args.onSend).toHaveBeenCalledWith(
      {
        userId: 'demo-user',
        type: 'roundup',
        merchant: 'Corner Coffee',
        amount: '4.67',
        roundUpAmount: '0.33',
      },
      { title: 'Round-up', description: 'A $4.67 purchase left $0.33 in spare change.' },
    );
    await expect(canvas.getByText(/^Test sent\./u)).toHaveTextContent(
      'Test sent. Test notification sent',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** A test in progress cannot be sent again; another one can. */
export const Sending = meta.story({
  tags: ['behavior'],
  args: { onSend: hangs() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: DTT Rewards' }));
    await expect(canvas.getByRole('button', { name: 'Sending: DTT Rewards' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: Weekly Challenge' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
});

/** A refusal is shown with its reason, and the test can be sent again. */
// @requirement 8.notifications.failed
export const Refused = meta.story({
  tags: ['behavior'],
  args: { onSend: fails('503: Service Unavailable') },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send Test: Premium Teaser' });
    await userEvent.click(button);
    await shows('Failed to send test notification');
    await expect(canvas.getByText(/^The test wasn’t sent/u)).toHaveTextContent(
      'The test wasn’t sent. 503: Service Unavailable',
    );
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
});

/** A server that says nothing is not quoted. */
export const NoWords = meta.story({
  tags: ['behavior'],
  args: { onSend: answers() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: Debt Timeline' }));
    await expect(await canvas.findByText('Test sent.')).toBeVisible();
  },
});

/** Endless text stays in its card. */
export const LongText = meta.story({
  tags: ['behavior'],
  args: { onSend: answers(LONG_NAME) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Test: Round-up' }));
    await canvas.findByText(/^Test sent\./u);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const OUTCOMES = [
  { ok: true, message: 'Test notification sent' },
  { ok: false, message: '503: Service Unavailable' },
] as const;

/** Not sent, sent and refused. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: {
    onSend: fn<TestNotificationAction>(({ type }) =>
      Promise.resolve(type === 'roundup' ? OUTCOMES[0] : OUTCOMES[1]),
    ),
  },
  play: async ({ canvas }) => {
    // Calls `click()` on the element, because a pointer would leave hover and focus in the image.
    canvas.getByRole('button', { name: 'Send Test: Debt Timeline' }).click();
    await canvas.findByText(/^The test wasn’t sent/u);
    canvas.getByRole('button', { name: 'Send Test: Round-up' }).click();
    await canvas.findByText(/^Test sent\./u);
  },
});
