import { AmountsPrivacy, Card, Grid, YourProgress } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { debts, extremeDebts, extremeTransactions, transactions } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Insights/YourProgress',
  component: YourProgress,
  parameters: {
    guide: guide({
      use: 'Shows in the insights how far all debts together have come, and how much round-ups contributed.',
      instead: [
        ['DebtSummary', 'to show the figures above a list of debts'],
        ['ProgressMeter', 'to show only the bar'],
      ],
      dos: [
        'Pass all debts and all transactions; it adds them up.',
        'Place it in a `Section`, which gives it its heading.',
      ],
      donts: [
        'Do not read “3 months ahead” as a result: it is an example, and says so.',
        'Do not show it before both lists have loaded; half of it would be wrong.',
      ],
      accessibility: [
        'The progress is a meter with its name; the amounts are terms with their values.',
        'Inside `AmountsPrivacy`, amounts are hidden and read as hidden.',
      ],
    }),
  },
  args: { debts, transactions },
});

// @requirement 2.insights.progress
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '32');
    await expect(canvas.getByText('3 months ahead')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

export const Nothing = meta.story({ args: { debts: [], transactions: [] } });

export const Extreme = meta.story({
  args: { debts: extremeDebts, transactions: extremeTransactions },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <YourProgress {...args} />
    </AmountsPrivacy>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$\d/);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <Card>
        <YourProgress {...args} />
      </Card>
      <Card>
        <YourProgress debts={[]} transactions={[]} />
      </Card>
      <Card>
        <YourProgress debts={extremeDebts} transactions={extremeTransactions} />
      </Card>
    </Grid>
  ),
});
