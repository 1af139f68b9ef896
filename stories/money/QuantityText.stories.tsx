import { quantity } from '@dime-time/finance-core';
import { AmountsPrivacy, Grid, QuantityText, Stack } from '@dime-time/ui';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Money/QuantityText',
  component: QuantityText,
  parameters: {
    guide: guide({
      use: 'Shows an amount of a token or a coin, exact to eight decimals, with its unit.',
      instead: [
        ['Money', 'to show dollars'],
        ['Percent', 'to show shares and rates'],
      ],
      dos: [
        'Omit `decimals` if the exact amount matters; at least two are written.',
        'Fix the decimals for amounts in a column.',
        'Use `sign="always"` for earned amounts.',
      ],
      donts: [
        'Do not convert the quantity to a number first: that loses its exactness.',
        'Do not write the unit beside it by hand; it would wrap away from its figure and stay visible when amounts are hidden.',
      ],
      accessibility: [
        'It is a `data` element with the exact amount, or empty while it is hidden.',
        'A hidden amount is read as “Amount hidden”; the dots themselves are not read.',
      ],
    }),
  },
  args: { amount: quantity(12_550_000_000n), unit: 'DTT' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('125.50 DTT')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { decimals: 4, sign: 'always', masked: false } });

export const AllItsDecimals = meta.story({ args: { amount: quantity(5_263n), unit: 'BTC' } });

export const FixedDecimals = meta.story({
  args: { amount: quantity(4_250_000n), decimals: 4, unit: undefined },
});

export const Signed = meta.story({ args: { amount: quantity(10_000_000n), sign: 'always' } });

export const Huge = meta.story({ args: { amount: quantity(12_345_678_901_234_567_890n) } });

export const Masked = meta.story({
  args: { masked: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('125');
    await expect(canvasElement).toHaveTextContent('Amount hidden');
  },
});

/**
 * Inside `AmountsPrivacy` it is hidden automatically, unless it is marked as belonging to no real
 * person.
 */
export const AmountsHidden = meta.story({
  render: (args) => (
    <AmountsPrivacy hidden>
      <Stack gap={2} align="start">
        <QuantityText {...args} />
        <QuantityText {...args} amount={quantity(10_000_000_000_000_000n)} masked={false} />
      </Stack>
    </AmountsPrivacy>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('125');
    await expect(canvas.getByText('100,000,000.00 DTT')).toBeVisible();
  },
});

/** Amounts down; all decimals, four, none with a sign, and hidden across. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }} gap={3}>
      {[0n, 5_263n, 10_000_000n, 12_550_000_000n, 1_234_567_890_123_456n].map((amount) => (
        <Fragment key={String(amount)}>
          <QuantityText amount={quantity(amount)} unit="BTC" />
          <QuantityText amount={quantity(amount)} unit="DTT" decimals={4} />
          <QuantityText amount={quantity(amount)} unit="DTT" decimals={0} sign="always" />
          <QuantityText amount={quantity(amount)} unit="DTT" masked />
        </Fragment>
      ))}
    </Grid>
  ),
});
