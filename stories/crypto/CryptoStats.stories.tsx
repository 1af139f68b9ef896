import { AmountsPrivacy, CryptoStats, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  cryptoSummary,
  emptyCryptoSummary,
  extremeCryptoSummary,
  TIME_ZONE,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Crypto/CryptoStats',
  component: CryptoStats,
  parameters: {
    guide: guide({
      use: 'Heads the crypto page with four figures: how much was invested, how often, in how many coins, and when last.',
      instead: [
        ['StatCard', 'to show one figure of your own'],
        ['Portfolio', 'to list each coin'],
        ['PurchaseList', 'to list each purchase'],
      ],
      dos: [
        'Pass undefined while the summary loads: the cards keep their place and their labels.',
        'Leave `active` undefined while the settings are unknown; no badge is shown.',
        'Pass the reader’s time zone: it decides on which day the last purchase was made.',
      ],
      donts: [
        'Do not pass zeros for data that failed to load.',
        'Do not put it in a column narrower than half a page: it lays out by screen size, two or four in a row.',
      ],
      accessibility: [
        'Each card reads its label before its figure.',
        'Active and Inactive are words, distinct without color.',
        'While loading, each card is marked as busy and its gray bars are hidden from assistive technology.',
      ],
    }),
  },
  args: { summary: cryptoSummary, active: true, timeZone: TIME_ZONE },
});

// @requirement 2.crypto.cards 2.crypto.cards.active
export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const label of ['Total Invested', 'Total Purchases', 'Portfolio', 'Last Purchase']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvas.getByText('Nov 17, 2026')).toBeVisible();
  },
});

export const Playground = meta.story();

// @requirement 2.crypto.cards.active
export const Inactive = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { summary: emptyCryptoSummary, active: false } });

export const Loading = meta.story({ args: { summary: undefined, active: undefined } });

/** Nine digits on a phone: smaller, on one line, never truncated. */
export const Extreme = meta.story({
  args: { summary: extremeCryptoSummary },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('123,456,789').getClientRects()).toHaveLength(1);
  },
});

/** With amounts hidden, counts and dates remain. */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <CryptoStats {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

/** Active, inactive with nothing bought, loading, and the largest figures. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={5}>
      <CryptoStats {...args} />
      <CryptoStats {...args} summary={emptyCryptoSummary} active={false} />
      <CryptoStats {...args} summary={undefined} active={undefined} />
      <CryptoStats {...args} summary={extremeCryptoSummary} />
    </Stack>
  ),
});
