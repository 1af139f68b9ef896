import { cents } from '@dime-time/finance-core/money';
import { Grid, RoundUpExplainer } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Round-ups/RoundUpExplainer',
  component: RoundUpExplainer,
  parameters: {
    guide: guide({
      use: 'Introduces round-ups to new users: the rule in a sentence, and two purchases that show it.',
      instead: [
        ['StrategyText', 'to explain which debt the change goes to'],
        ['RoundUpsThisWeek', 'to show the reader’s own round-ups'],
      ],
      dos: [
        'Keep to two or three purchases; the second only confirms the first.',
        'Pass other purchases as cents: the product’s own rule calculates their round-ups.',
      ],
      donts: [
        'Do not show the reader’s purchases here; these amounts are never hidden.',
        'Do not write the results into `text`, where nothing checks them.',
      ],
      accessibility: [
        'It is a section with a level 2 heading and a list of examples.',
        'The arrow is decorative; “rounds up to” is read in its place.',
      ],
    }),
  },
});

/** The two examples from the specification. */
// @requirement 1.round-up.next-dollar 1.sweep.weekly
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(first).toBe('$4.67 rounds up to $5.00gives $0.33');
    await expect(second).toBe('$37.42 rounds up to $38.00gives $0.58');
    await expect(canvas.getByText(/collected weekly/)).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: { title: 'How Round-ups Work', purchases: [cents(467), cents(3742), cents(1250)] },
});

/** Other purchases, rounded by the product’s own rule. */
export const OtherPurchases = meta.story({
  args: { purchases: [cents(475), cents(1200), cents(99_999_901)] },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} align="start">
      <RoundUpExplainer />
      <RoundUpExplainer
        title="Any purchase counts"
        text="A whole-dollar price leaves nothing, and a large one no more than ninety-nine cents."
        purchases={[cents(475), cents(1200), cents(99_999_999_901)]}
      />
    </Grid>
  ),
});
