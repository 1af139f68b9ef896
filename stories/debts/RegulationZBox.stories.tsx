import { basisPoints, cents } from '@dime-time/finance-core';
import { AmountsPrivacy, Grid, RegulationZBox } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import {
  fallingMinimumDebt,
  extremeDebt,
  neverEndingDebt,
  paidOffDebt,
  PLAN_DAY,
  promotionalDebt,
  smallDebt,
  visa,
  zeroedDebt,
} from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/RegulationZBox',
  component: RegulationZBox,
  parameters: {
    guide: guide({
      use: 'Warns what paying only the minimum of a credit card costs, with the figures that US law (Regulation Z) puts on its statement: how long it takes, what it costs, and what 3 years of equal payments would.',
      instead: [
        ['PayoffEstimate', 'to show how long a debt lasts in a few words'],
        ['PlanAnswer', 'to show what a whole plan saves'],
      ],
      dos: [
        'Show it for one debt, below its payments.',
        'Pass how the lender works out the minimum as `minimumRule`: without it, the same minimum is counted every month.',
      ],
      donts: [
        'Do not use it as the disclosure of a lender: the law asks a card issuer for its own words, place and phone number.',
        'Do not show it for a charge card or for a card that is paid in full every month: the law exempts them, and a debt does not say so.',
      ],
      accessibility: [
        'The figures are a table with the name of the debt; on a phone each row is a list of labels and values.',
        'The warning is in words; no color carries it.',
      ],
    }),
  },
  args: { debt: fallingMinimumDebt, today: PLAN_DAY },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 years')).toBeVisible();
    await expect(canvas.getByText('$5,812')).toBeVisible();
    await expect(canvas.getByText('$101')).toBeVisible();
    await expect(canvas.getByText('$2,173')).toBeVisible();
  },
});

export const Playground = meta.story();

export const ExplainsItself = meta.story({
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Why?'));
    await expect(canvas.getByText(/US law \(Regulation Z\)/)).toBeVisible();
  },
});

/** Up to 3 years, rounded, there is nothing to compare with. */
export const ThreeYearsOrLess = meta.story({
  args: { debt: { ...visa, currentBalance: cents(300_000), minimumPayment: cents(12_000) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 years')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
});

/** Below two years, the time is in months. */
export const Months = meta.story({
  args: { debt: { ...visa, currentBalance: cents(200_000) } },
});

/** A minimum of more than the payment for 3 years is not compared with it. */
export const HigherMinimum = meta.story({
  args: {
    debt: {
      ...fallingMinimumDebt,
      minimumRule: { kind: 'percent-plus-interest', share: basisPoints(500), floor: cents(1_000) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
});

/** A minimum within the interest never ends; the payment that does is named. */
export const Never = meta.story({
  args: { debt: neverEndingDebt },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/never pays off this balance/)).toBeVisible();
    await expect(canvas.getByText(/a month, we estimate/)).toHaveTextContent('3 years');
  },
});

export const TooLong = meta.story({
  args: { debt: { ...zeroedDebt, currentBalance: cents(130_000), minimumPayment: cents(100) } },
});

export const Promotion = meta.story({ args: { debt: promotionalDebt } });

export const PaidOff = meta.story({ args: { debt: paidOffDebt } });

/** The minimum pays the balance: the law asks for no warning. */
export const Exempt = meta.story({
  args: { debt: { ...smallDebt, currentBalance: cents(2_000) } },
});

export const NoMinimum = meta.story({ args: { debt: zeroedDebt } });

export const Extreme = meta.story({ args: { debt: extremeDebt } });

export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <RegulationZBox {...args} />
    </AmountsPrivacy>
  ),
});

export const Matrix = meta.story({
  tags: ['matrix'],
  // The same section stands here several times.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      {[
        fallingMinimumDebt,
        neverEndingDebt,
        promotionalDebt,
        smallDebt,
        paidOffDebt,
        extremeDebt,
      ].map((debt) => (
        <RegulationZBox key={debt.id} {...args} debt={debt} />
      ))}
    </Grid>
  ),
});
