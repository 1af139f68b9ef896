import { cents, MAX_CENTS, quantity } from '@dime-time/finance-core';
import { Card, Stack, TokenOverview } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { tokenInfo } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Token/TokenOverview',
  component: TokenOverview,
  parameters: {
    guide: guide({
      use: 'Shows what one token costs, how that changed in a day, and its market cap, volume and supply.',
      instead: [
        ['TokenBalance', 'to show the reader’s own tokens'],
        ['TradingPairs', 'to show the price in other currencies'],
      ],
      dos: [
        'Pass the change as a percentage with its sign: 2.5 is 2.5% up.',
        'Say near it how old the figures are, if known.',
      ],
      donts: [
        'Do not round the price first; it is finer than a cent.',
        'Do not hide it for privacy: market data is public and stays readable.',
      ],
      accessibility: [
        'An increase and a decrease differ by sign and arrow as well as by color; the arrow is decorative.',
        'Market cap, volume and supply are terms with their values.',
      ],
    }),
  },
  args: { info: tokenInfo },
});

// @requirement 2.token.price 2.token.change 2.token.market
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('$0.0425')).toBeVisible();
    await expect(canvas.getByText('+2.50%')).toBeVisible();
    await expect(canvas.getByText('$4,250,000.00')).toBeVisible();
    await expect(canvas.getByText('$125,000.00')).toBeVisible();
    await expect(canvas.getByText('100,000,000 DTT')).toBeVisible();
    await expect(canvasElement.querySelector('[data-direction=up]')).not.toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story();

// @requirement 2.token.change
export const Falling = meta.story({
  args: { info: { ...tokenInfo, priceChange24h: -3.456 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('-3.46%')).toBeVisible();
    await expect(canvasElement.querySelector('[data-direction=down]')).not.toBeNull();
  },
});

export const Unchanged = meta.story({ args: { info: { ...tokenInfo, priceChange24h: 0 } } });

export const Extreme = meta.story({
  args: {
    info: {
      currentPrice: quantity(123_456_789_012_345_678n),
      priceChange24h: 123_456.789,
      marketCap: MAX_CENTS,
      volume24h: cents(0),
      totalSupply: quantity(99_999_999_999_999_999_999_999n),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Up, down and unchanged. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      {[2.5, -3.456, 0].map((priceChange24h) => (
        <Card key={priceChange24h}>
          <TokenOverview info={{ ...tokenInfo, priceChange24h }} />
        </Card>
      ))}
    </Stack>
  ),
});
