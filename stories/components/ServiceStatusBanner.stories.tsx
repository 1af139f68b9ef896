import { LOADING, ready, ServiceStatusBanner } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/ServiceStatusBanner',
  component: ServiceStatusBanner,
  args: { configured: ready(true), providerName: 'Coinbase' },
});

export const Connected = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected to Coinbase');
  },
});

export const Checking = meta.story({ args: { configured: LOADING } });

export const DemoMode = meta.story({
  args: { configured: ready(false) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Demo mode')).toBeVisible();
  },
});

const onRetry = fn();

export const Failed = meta.story({
  args: { configured: { status: 'error', message: '503: Service Unavailable', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
