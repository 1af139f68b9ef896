import { OptimizationTips } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/OptimizationTips',
  component: OptimizationTips,
  args: { links: { multiplier: '/settings', strategies: '/debts#strategies', boost: '/debts' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/6 months faster/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customize round-ups' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
