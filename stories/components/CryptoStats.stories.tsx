import { CryptoStats } from '@dime-time/ui';
import { expect } from 'storybook/test';
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

export const Inactive = meta.story({
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inactive')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { summary: emptyCryptoSummary, active: false } });

export const Loading = meta.story({ args: { summary: undefined, active: undefined } });

export const Extreme = meta.story({
  args: { summary: extremeCryptoSummary },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
