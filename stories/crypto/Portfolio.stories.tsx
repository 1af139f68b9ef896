import { AmountsPrivacy, Card, Grid, Portfolio } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { cryptoSummary, extremeCryptoSummary } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Crypto/Portfolio',
  component: Portfolio,
  parameters: {
    guide: guide({
      use: 'Lists the coins that round-ups have bought, one row per coin: what was paid, its share of the total, and the quantity.',
      instead: [
        ['PurchaseList', 'to list single purchases, newest first'],
        ['CryptoStats', 'to show the totals over all coins'],
      ],
      dos: [
        'Pass the holdings in any order: the largest comes first.',
        'Place it in a `Card` with a `Section`, which gives the list its heading.',
      ],
      donts: [
        'Do not read it as a market value: it shows what was paid.',
        'Do not calculate shares yourself; they are rounded so that they add up to 100.',
      ],
      accessibility: [
        'It is a list named “Portfolio”; each share is a meter named after its coin.',
        'Coin marks are decorative; the name is beside them.',
        'Inside `AmountsPrivacy`, amounts and quantities become dots and are read as hidden.',
      ],
    }),
  },
  args: { portfolio: cryptoSummary.portfolio },
});

// @requirement 2.crypto.portfolio
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

/** All props as controls. */
export const Playground = meta.story();

export const Empty = meta.story({ args: { portfolio: [] } });

export const Extreme = meta.story({
  args: { portfolio: extremeCryptoSummary.portfolio },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Everything in one coin: a share of 100 percent. */
export const OneCoin = meta.story({
  args: { portfolio: cryptoSummary.portfolio.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Portfolio {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d|0\.000/);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <Portfolio portfolio={cryptoSummary.portfolio} />
      </Card>
      <Card>
        <Portfolio portfolio={[]} />
      </Card>
      <Card>
        <Portfolio portfolio={extremeCryptoSummary.portfolio} />
      </Card>
    </Grid>
  ),
});
