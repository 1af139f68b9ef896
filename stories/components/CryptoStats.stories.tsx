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
  title: 'Components/CryptoStats',
  component: CryptoStats,
  parameters: {
    guide: guide({
      use: 'Heads the crypto page with four figures: how much was invested, how often, in how many coins, and when last.',
      instead: [
        ['StatCard', 'one figure of your own is shown'],
        ['Portfolio', 'each coin is to be listed'],
        ['PurchaseList', 'each purchase is to be listed'],
      ],
      dos: [
        'Pass undefined while the summary loads: the cards keep their place and their labels.',
        'Leave active undefined while the settings are not known, and no badge claims anything.',
        'Pass the time zone of the reader: it decides on which day the last purchase was.',
      ],
      donts: [
        'Do not pass zeros for data that did not come.',
        'Do not put it into a column narrower than half a page: it lays out by the screen, two or four in a line.',
      ],
      accessibility: [
        'Each card says its label before its figure.',
        'Active and Inactive are words, told apart without colour.',
        'While it loads each card is marked as busy and its grey bars are hidden from assistive technology.',
      ],
    }),
  },
  args: { summary: cryptoSummary, active: true, timeZone: TIME_ZONE },
});

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

export const Inactive = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { summary: emptyCryptoSummary, active: false } });

export const Loading = meta.story({ args: { summary: undefined, active: undefined } });

/** Nine digits on a phone: smaller, on one line, never cut. */
export const Extreme = meta.story({
  args: { summary: extremeCryptoSummary },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('123,456,789').getClientRects()).toHaveLength(1);
  },
});

/** Hidden amounts: counts and dates stay. */
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
