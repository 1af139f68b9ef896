import { cents } from '@dime-time/finance-core';
import { Card, LOADING, OptimizationTips, ready, Section, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Insights/OptimizationTips',
  component: OptimizationTips,
  parameters: {
    guide: guide({
      use: 'Ends a page of figures with suggestions, each with a link to the place to change it.',
      instead: [
        ['TipBanner', 'to show a single tip on the dashboard'],
        ['StrategyText', 'to explain the two payoff strategies in full'],
      ],
      dos: [
        'Place it in a `Section`: its headings are level 3.',
        'Point each link at the control itself, not at the top of a page.',
        'Say so if a figure is a sample and not calculated from the reader’s debts.',
      ],
      donts: [
        'Do not give two tips the same target: the target is the tip’s key and picks its icon.',
        'Do not promise savings that were not calculated.',
      ],
      accessibility: [
        'It is a list of tips with a heading each; icons are decorative.',
        'Every link has its own text, so that a list of links makes sense without the tips.',
      ],
    }),
  },
  args: { links: { multiplier: '/settings', strategies: '/debts#strategies', boost: '/debts' } },
});

// @requirement 2.insights.tips
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/6 months faster/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Customize round-ups' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
});

const savings = (monthsSaved: number, interestSaved: number) => ({
  monthsSaved,
  interestSaved: cents(interestSaved),
});

/** From the household’s own round-ups, with the assumption. */
export const Doubled = meta.story({
  args: { raised: ready({ outcome: 'gains', from: 1, to: 2, savings: savings(5, 41_230) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Doubling your round-ups could get you debt-free 5 months faster and save about $412 in interest. This assumes purchases like those of the last 30 days.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/Example only/)).toBeNull();
  },
});

/** Twice 2x is not offered, so the next multiplier is named. */
export const NextMultiplier = meta.story({
  args: { raised: ready({ outcome: 'gains', from: 2, to: 3, savings: savings(2, 0) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Round-ups at 3x instead of 2x could get you debt-free 2 months faster\./),
    ).toBeVisible();
  },
});

/** Too little for a month. */
export const InterestOnly = meta.story({
  args: { raised: ready({ outcome: 'gains', from: 1, to: 2, savings: savings(0, 1_830) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could save you about \$18 in interest/)).toBeVisible();
  },
});

/** The debts end, which they never do today. */
export const Ends = meta.story({ args: { raised: ready({ outcome: 'ends', from: 1, to: 2 }) } });

/** They never end either way. */
export const Endless = meta.story({
  args: { raised: ready({ outcome: 'endless', from: 1, to: 2 }) },
});

export const GainsNothing = meta.story({
  args: { raised: ready({ outcome: 'same', from: 3, to: 5 }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/would change neither your debt-free date nor your interest/),
    ).toBeVisible();
  },
});

export const HighestMultiplier = meta.story({
  args: { raised: ready({ outcome: 'highest', from: 5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are at 5x, the highest multiplier/)).toBeVisible();
  },
});

export const NoRoundUps = meta.story({ args: { raised: ready({ outcome: 'no-round-ups' }) } });

export const NothingOwed = meta.story({ args: { raised: ready({ outcome: 'nothing-owed' }) } });

export const RaisedLoading = meta.story({ args: { raised: LOADING } });

/** What could not be calculated is no example either. */
export const RaisedFailed = meta.story({
  args: { raised: { status: 'error', message: '503: down', onRetry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A higher multiplier puts more/)).toBeVisible();
    await expect(canvas.queryByText(/Example only/)).toBeNull();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    tips: [
      {
        target: 'boost',
        title: 'Round up the rent',
        text: 'One large payment a month leaves more change than it seems.',
        action: 'Make an extra payment',
      },
      {
        target: 'multiplier',
        title: 'Double the change',
        text: 'Twice the round-up is still less than a coffee a day.',
        action: 'Customize round-ups',
      },
    ],
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A single tip takes the width it needs, and a long one wraps. */
export const OneLongTip = meta.story({
  args: {
    tips: [
      {
        target: 'strategies',
        title: LONG_NAME,
        text: 'A bank that names everything in full still has to fit. '.repeat(4),
        action: 'Compare strategies',
      },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      <Card>
        <Section title="Optimization Tips">
          <OptimizationTips {...args} />
        </Section>
      </Card>
      <Card>
        <Section title="With the household’s own figure">
          <OptimizationTips
            {...args}
            raised={ready({ outcome: 'gains', from: 1, to: 2, savings: savings(5, 41_230) })}
          />
        </Section>
      </Card>
      <Card>
        <Section title="One tip">
          <OptimizationTips
            {...args}
            tips={[
              {
                target: 'boost',
                title: 'Pay before the statement',
                text: 'Interest is charged on what stands on that day.',
                action: 'Make an extra payment',
              },
            ]}
          />
        </Section>
      </Card>
    </Stack>
  ),
});
