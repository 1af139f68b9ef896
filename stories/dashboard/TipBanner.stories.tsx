import { Stack, TipBanner } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Dashboard/TipBanner',
  component: TipBanner,
  parameters: {
    guide: guide({
      use: 'Ends the dashboard with one piece of advice and two links to act on it.',
      instead: [
        ['OptimizationTips', 'to show several tips, each with a link'],
        ['Callout', 'to add a note without these two links'],
      ],
      dos: [
        'Keep the tip to two sentences.',
        'Point the first link at the explanation, the second at the setting.',
      ],
      donts: [
        'Do not show a second one on the same page.',
        'Do not warn with it: a tip is never urgent.',
      ],
      accessibility: [
        'It is a note that is not announced; readers come across it in reading order.',
        'Both actions are links with their own text.',
      ],
    }),
  },
  args: { strategiesHref: '/debts', customizeHref: '/settings' },
});

/** A tip, and two links to act on it. */
// @requirement 2.dashboard.tip
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learn More Strategies' })).toHaveAttribute(
      'href',
      '/debts',
    );
    await expect(canvas.getByRole('link', { name: 'Customize Round-ups' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    title: 'Tip: small steps, big results',
    children: 'One extra payment a month shortens a plan more than it is felt.',
    strategiesLabel: 'Learn More Strategies',
    customizeLabel: 'Customize Round-ups',
  },
});

/** Another tip. */
export const OtherTip = meta.story({
  args: {
    title: 'Tip: pay before the statement',
    children: 'Interest is charged on what stands on the day of the statement.',
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={4}>
      <TipBanner {...args} />
      <TipBanner {...args} title="Tip: pay before the statement">
        Interest is charged on what stands on that day.
      </TipBanner>
      <div style={{ maxInlineSize: '20rem' }}>
        <TipBanner {...args} />
      </div>
    </Stack>
  ),
});
