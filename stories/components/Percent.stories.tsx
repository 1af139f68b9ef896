import { Percent } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Percent',
  component: Percent,
  args: { value: 24.99, decimals: 2 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24.99%')).toBeVisible();
  },
});

export const Change = meta.story({
  args: { value: 2.5, decimals: 1, sign: 'always', tone: 'positive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2.5%')).toBeVisible();
  },
});

export const Fall = meta.story({
  args: { value: -2.5, decimals: 1, sign: 'always', tone: 'negative' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-2.5%')).toBeVisible();
  },
});

/** A figure that could not be worked out is a dash, never NaN. */
export const Unknown = meta.story({
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
});
