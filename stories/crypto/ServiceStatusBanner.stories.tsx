import { cents } from '@dime-time/finance-core';
import { LOADING, ready, ServiceStatusBanner, Stack } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Crypto/ServiceStatusBanner',
  component: ServiceStatusBanner,
  parameters: {
    guide: guide({
      use: 'Says above all coin-buying features whether the provider is being checked, is connected, or is in demo mode.',
      instead: [
        ['Callout', 'to show any other note on a page'],
        ['LoadablePanel', 'to load data: this banner is about the service'],
      ],
      dos: [
        'Use the provider’s name as readers know it.',
        'Keep it in place in every state, so that the page does not jump when the answer arrives.',
      ],
      donts: [
        'Do not hide it in demo mode; that is when it matters most.',
        'Do not treat a failed check as demo mode: unknown is a state of its own, with Retry.',
      ],
      accessibility: [
        'It is a status: a change of its text is read at the next pause, without moving the focus.',
        'Each state has its own title; the tone and the icon only repeat it.',
      ],
    }),
  },
  args: { configured: ready(true), providerName: 'Coinbase' },
});

/** Connected: purchases are real. */
// @requirement 4.crypto.banner
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected to Coinbase');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { configured: ready(false) } });

// @requirement 4.crypto.banner
export const Checking = meta.story({
  args: { configured: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking service status...')).toBeVisible();
  },
});

// @requirement 4.crypto.banner
export const DemoMode = meta.story({
  args: { configured: ready(false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo mode')).toBeVisible();
  },
});

/**
 * Purchases that are not being ordered: how much money they hold, where it is, and what it is
 * waiting for.
 */
export const DemoModeWaiting = meta.story({
  args: { configured: ready(false), waiting: cents(288) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Coinbase isn’t connected, so crypto purchases aren’t real. $2.88 of your round-ups is set aside to buy crypto once Coinbase is connected.',
    );
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { configured: { status: 'error', message: '503: Service Unavailable', onRetry } },
});

export const Retries = meta.story({
  ...Failed.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: { configured: ready(false), providerName: LONG_NAME },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={4}>
      <ServiceStatusBanner {...args} configured={LOADING} />
      <ServiceStatusBanner {...args} configured={ready(true)} />
      <ServiceStatusBanner {...args} configured={ready(false)} />
      <ServiceStatusBanner {...args} configured={ready(false)} waiting={cents(288)} />
      <ServiceStatusBanner
        {...args}
        configured={{ status: 'error', message: '503: Service Unavailable', onRetry }}
      />
    </Stack>
  ),
});
