import { AmountsPrivacy, Card, DebtHistoryChart, Grid } from '@dime-time/ui';
import { calendarDay, cents } from '@dime-time/finance-core';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  datedVisa,
  extremeDebt,
  extremeHistory,
  firstMonth,
  neverEndingDebt,
  paidOffDebt,
  paidOffHistory,
  visaHistory,
} from '../fixtures/index.ts';

const today = calendarDay('2026-11-19');
const alone = { debts: [datedVisa], monthlyRoundUps: cents(1_840), asOf: today };
const endless = { ...alone, debts: [neverEndingDebt] };
const extreme = { ...alone, debts: [extremeDebt] };

const meta = preview.meta({
  title: 'Debts/DebtHistoryChart',
  component: DebtHistoryChart,
  parameters: {
    guide: guide({
      use: 'Shows what was owed on one debt by month, and continues with the household’s forecast.',
      instead: [
        ['DebtTrendChart', 'to show any other amount over time, such as the total debt'],
        ['PlanComparison', 'to compare payoff plans'],
      ],
      dos: [
        'Pass the household, so that the line continues with the forecast all other figures have.',
        'Keep the same household object while nothing in it changes.',
      ],
      donts: ['Do not pass the months of a plan as history: they haven’t happened.'],
      accessibility: [
        'It is a slider over its months: arrow keys move by one, Home and End go to the ends.',
        'A sentence says where the balance starts, where it is today and what is forecast; a table lists the months and which of them are forecast.',
        'The forecast is dashed and today is labeled, so that neither depends on color.',
      ],
    }),
  },
  decorators: [
    (Story, { tags }) =>
      tags.includes('matrix') ? (
        <Story />
      ) : (
        <Card>
          <Story />
        </Card>
      ),
  ],
  args: { debt: datedVisa, history: visaHistory, household: alone, today },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Balance fell \$700, from \$6,900 in Mar 2026 to \$6,200 today\./),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Today')).toBeVisible();
    const rows = await canvas.findAllByRole('row', { hidden: true });
    await expect(rows.at(1)).toHaveTextContent(/^Mar 2026\$6,900Yours$/);
    await expect(rows.at(-1)).toHaveTextContent(/Forecast$/);
  },
});

export const Playground = meta.story();

export const Keyboard = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    const chart = canvas.getByRole('slider', { name: 'Balance, point by point' });
    await userEvent.tab();
    await expect(chart).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Dec 2026 \(forecast\)/),
    );
    await userEvent.keyboard('{Home}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'Mar 2026, Balance: $6,900');
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Grid minItem="20rem">
      <Card>
        <DebtHistoryChart {...args} />
      </Card>
      <Card>
        <DebtHistoryChart {...args} household={undefined} />
      </Card>
      <Card>
        <DebtHistoryChart {...args} history={firstMonth} />
      </Card>
      <Card>
        <DebtHistoryChart {...args} debt={neverEndingDebt} history={[]} household={endless} />
      </Card>
      <Card>
        <DebtHistoryChart {...args} debt={paidOffDebt} history={paidOffHistory} />
      </Card>
      <Card>
        <DebtHistoryChart {...args} debt={paidOffDebt} history={[]} />
      </Card>
      <Card>
        <DebtHistoryChart
          {...args}
          debt={extremeDebt}
          history={extremeHistory}
          household={extreme}
        />
      </Card>
      <Card>
        <AmountsPrivacy hidden>
          <DebtHistoryChart {...args} />
        </AmountsPrivacy>
      </Card>
    </Grid>
  ),
});
