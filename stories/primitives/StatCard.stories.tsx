import { cents, MAX_CENTS } from '@dime-time/finance-core/money';
import { FittedMoney, Grid, Money, Percent, StatCard } from '@dime-time/ui';
import { CalendarCheck, Coins, CreditCard, TrendingDown } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/StatCard',
  component: StatCard,
  parameters: {
    guide: guide({
      use: 'Shows one figure with its label: a headline of a page, usually in a row of three or four.',
      instead: [
        ['DataRow', 'to list secondary figures'],
        ['ProgressMeter', 'to make a share visible'],
        ['StatCardsLoading', 'to show a row of them that is still loading'],
      ],
      dos: [
        'Use `FittedMoney` if an amount may be long and the card narrow.',
        'Use `detail` for the comparison, in one line.',
        'Use `surface="hero"` for the leading figure of a page, once on a screen.',
        'Set `loading` instead of removing the card: it keeps its place.',
      ],
      donts: [
        'Do not put a button in it; a figure is read, not pressed.',
        'Do not choose a tone for looks: a tone says what the figure is about.',
      ],
      accessibility: [
        'The label comes before the figure in reading order. It is not a heading, so that a row does not fill the outline.',
        'The icon is decorative, and the card is busy while its figure loads.',
      ],
    }),
  },
  args: {
    label: 'Total Debt',
    value: <FittedMoney amount={cents(1_825_033)} />,
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

/** All props as controls. */
export const Playground = meta.story({ args: { loading: false, tone: 'debt' } });

/** The leading figure of a page. */
export const Hero = meta.story({ args: { surface: 'hero' } });

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
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }}>
      <StatCard
        label="Round-Up Balance"
        value={<FittedMoney amount={cents(14_321)} />}
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

/** At half a phone’s width, a hyphenated word stays whole, and both figures line up. */
export const LabelOfTwoLines = meta.story({
  render: (args) => (
    <Grid columns={{ phone: 2 }}>
      <StatCard {...args} label="Round-up Rate" value="98%" />
      <StatCard {...args} label="Banks" value="11,000+" />
    </Grid>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round-up').getClientRects()).toHaveLength(1);
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('98%')).toBeCloseTo(top('11,000+'), 0);
  },
});

export const Extreme = meta.story({
  args: {
    value: <Money amount={MAX_CENTS} />,
    label: 'A label that somebody made much longer than it has any right to be',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** The tones, with and without a detail, loading, and the largest amount possible. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 3 }}>
      {(['neutral', 'debt', 'progress', 'roundUp', 'warning'] as const).map((tone) => (
        <StatCard key={tone} {...args} label={tone} tone={tone} />
      ))}
      <StatCard label="A figure alone" value={<Percent value={23} />} />
      <StatCard {...args} label="Loading" loading />
      <StatCard {...args} label="The most there is" value={<FittedMoney amount={MAX_CENTS} />} />
    </Grid>
  ),
});
