import { PurchaseList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { extremePurchases, purchases, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/PurchaseList',
  component: PurchaseList,
  args: { purchases, timeZone: TIME_ZONE },
});

/** The first five of seven; what is completed stands out. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByText('completed')).toHaveLength(3);
    await expect(canvas.getByText('pending')).toBeVisible();
    await expect(canvas.getByText('failed')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { purchases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No purchases yet')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: { purchases: extremePurchases },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>X</b>')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
