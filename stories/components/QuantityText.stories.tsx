import { quantity } from '@dime-time/finance-core';
import { QuantityText } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/QuantityText',
  component: QuantityText,
  args: { amount: quantity(12_550_000_000n), unit: 'DTT' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('125.50 DTT')).toBeVisible();
  },
});

export const AllItsDecimals = meta.story({ args: { amount: quantity(5_263n), unit: 'BTC' } });

export const FixedDecimals = meta.story({
  args: { amount: quantity(4_250_000n), decimals: 4, unit: undefined },
});

export const Signed = meta.story({ args: { amount: quantity(10_000_000n), sign: 'always' } });

export const Huge = meta.story({ args: { amount: quantity(12_345_678_901_234_567_890n) } });

export const Masked = meta.story({
  args: { masked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('125');
    await expect(canvasElement).toHaveTextContent('Amount hidden');
  },
});
