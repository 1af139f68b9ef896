import { EarnList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/EarnList', component: EarnList });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.1 DTT per round-up')).toBeVisible();
    await expect(canvas.getByText('0.05 DTT per $1 of debt paid')).toBeVisible();
    await expect(canvas.getByText('50 DTT per milestone')).toBeVisible();
    await expect(canvas.getByText('1 DTT per day')).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
