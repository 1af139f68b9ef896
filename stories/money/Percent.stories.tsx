import { Grid, Percent } from '@dime-time/ui';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Money/Percent',
  component: Percent,
  parameters: {
    guide: guide({
      use: 'Shows any percentage in a figure or a sentence: a rate, a share, a change over time.',
      instead: [
        ['Money', 'to show amounts in dollars'],
        ['QuantityText', 'to show amounts of a token or a coin'],
        ['ProgressMeter', 'to make a share visible as well as readable'],
      ],
      dos: [
        'Pass the percentage itself: 24.99 is written 24.99%.',
        'Set `sign="always"` for changes, so that an increase has a plus sign.',
        'Choose the decimals by the figure: none for progress, two for an interest rate.',
      ],
      donts: [
        'Do not pass a fraction; 0.25 would be read as a quarter of one percent.',
        'Do not distinguish an increase from a decrease by tone alone: keep the sign.',
      ],
      accessibility: [
        'It is a `data` element with the unrounded value.',
        'A figure that could not be calculated is a dash; say beside it why it is missing.',
      ],
    }),
  },
  args: { value: 24.99, decimals: 2 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24.99%')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { value: 24.99, decimals: 2, sign: 'auto', tone: 'inherit' },
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

/** A figure that could not be calculated is a dash, never NaN. */
export const Unknown = meta.story({
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
});

export const Extreme = meta.story({
  args: { value: 123_456_789.125, decimals: 2, sign: 'always' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+123456789.13%')).toBeVisible();
  },
});

/** Values down, decimals and signs across: tabular figures keep the columns aligned. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }} gap={3}>
      {[0, 2.5, -2.5, 24.994, 100, 1234.5, Number.NaN].map((value) => (
        <Fragment key={value}>
          <Percent value={value} />
          <Percent value={value} decimals={2} />
          <Percent value={value} decimals={1} sign="always" tone="positive" />
          <Percent value={value} decimals={1} sign="always" tone="negative" />
        </Fragment>
      ))}
    </Grid>
  ),
});
