import { AmountsPrivacy, SummaryCards } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { emptySummary, extremeSummary, summary } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/SummaryCards',
  component: SummaryCards,
  args: { summary },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Round-Up Balance')).toBeVisible();
    await expect(canvas.getByText('Total Debt')).toBeVisible();
    await expect(canvas.getByText('Progress This Year')).toBeVisible();
    await expect(canvas.getByText('Debt Free Date')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('+$18.40 this month');
    await expect(canvas.getByText('Apr 2029')).toBeVisible();
    await expect(canvas.getByText('Est.')).toBeVisible();
  },
});

export const Playground = meta.story();

export const Loading = meta.story({ args: { summary: undefined } });

export const Empty = meta.story({
  args: { summary: emptySummary },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Debt free')).toBeVisible();
    await expect(canvas.queryByText('Est.')).toBeNull();
  },
});

/** Nine figures, and payments that do not cover the interest: no date is made up. */
export const Extreme = meta.story({
  args: { summary: extremeSummary },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None yet')).toBeVisible();
  },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <SummaryCards {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Narrow = meta.story({
  args: { summary: extremeSummary },
  globals: { viewport: { value: 'phone' } },
});
