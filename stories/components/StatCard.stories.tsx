import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { Grid, Money, Percent, StatCard } from '@dime-time/ui';
import { CalendarCheck, Coins, CreditCard, TrendingDown } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/StatCard',
  component: StatCard,
  args: {
    label: 'Total Debt',
    value: <Money amount={cents(1_825_033)} />,
    detail: (
      <>
        <Money amount={cents(45_000)} /> paid this month
      </>
    ),
    icon: <CreditCard size={18} />,
    tone: 'debt' as const,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$18,250.33')).toBeVisible();
  },
});

export const FigureOnly = meta.story({ args: { detail: undefined, icon: undefined } });

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('$18,250.33')).not.toBeInTheDocument();
    await expect(canvas.getByText('Total Debt')).toBeVisible();
  },
});

/** The headline of the dashboard. */
export const Row = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      <StatCard
        label="Round-Up Balance"
        value={<Money amount={cents(14_321)} />}
        detail={
          <>
            <Money amount={cents(1840)} sign="always" tone="positive" /> this month
          </>
        }
        icon={<Coins size={18} />}
        tone="roundUp"
      />
      <StatCard {...args} />
      <StatCard
        label="Progress This Year"
        value={<Percent value={23} />}
        detail="of the original balances paid"
        icon={<TrendingDown size={18} />}
        tone="progress"
      />
      <StatCard
        label="Debt Free Date"
        value="Apr 2029"
        detail="Est. at this pace"
        icon={<CalendarCheck size={18} />}
      />
    </Grid>
  ),
});

export const RowOnAPhone = meta.story({
  ...Row.input,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Extreme = meta.story({
  args: {
    value: <Money amount={MAX_CENTS} />,
    label: 'A label that somebody made much longer than it has any right to be',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
