import { Portfolio } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cryptoSummary, extremeCryptoSummary } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/Portfolio',
  component: Portfolio,
  args: { portfolio: cryptoSummary.portfolio },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [bitcoin, ...others] = within(
      canvas.getByRole('list', { name: 'Portfolio' }),
    ).getAllByRole('listitem');
    await expect(others).toHaveLength(2);
    await expect(bitcoin).toHaveTextContent('Bitcoin');
    await expect(bitcoin).toHaveTextContent('$24.00');
    await expect(bitcoin).toHaveTextContent('0.00025263 BTC');
    await expect(bitcoin).toHaveTextContent('3 purchases');
  },
});

export const Empty = meta.story({ args: { portfolio: [] } });

export const Extreme = meta.story({
  args: { portfolio: extremeCryptoSummary.portfolio },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
