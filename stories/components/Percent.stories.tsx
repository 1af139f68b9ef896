import { Grid, Percent } from '@dime-time/ui';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Percent',
  component: Percent,
  parameters: {
    guide: guide({
      use: 'Any percentage in a figure or a sentence: a rate, a share, a change over time.',
      instead: [
        ['Money', 'for amounts of dollars'],
        ['QuantityText', 'for amounts of a token or a coin'],
        ['ProgressMeter', 'when the share should be seen as well as read'],
      ],
      dos: [
        'Pass the percentage itself: 24.99 is written 24.99%.',
        'Set `sign="always"` for changes, so that a rise has its plus.',
        'Choose the decimals by what the figure is: none for progress, two for an interest rate.',
      ],
      donts: [
        'Do not pass a fraction; 0.25 would be read as a quarter of one percent.',
        'Do not let the tone alone tell a rise from a fall: keep the sign.',
      ],
      accessibility: [
        'A `data` element that carries the unrounded value.',
        'A figure that could not be worked out is a dash; say beside it why it is missing.',
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

/** A figure that could not be worked out is a dash, never NaN. */
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

/** Values down, decimals and signs across: digits of one width keep their columns. */
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
