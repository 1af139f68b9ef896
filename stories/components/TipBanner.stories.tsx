import { Stack, TipBanner } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/TipBanner',
  component: TipBanner,
  parameters: {
    guide: guide({
      use: 'At the end of the dashboard: one piece of advice and the two places where it is followed.',
      instead: [
        ['OptimizationTips', 'for several tips with a place each'],
        ['Callout', 'for a remark without these two links'],
      ],
      dos: [
        'Keep the tip to two sentences.',
        'Lead the first link to the explanation, the second to the setting.',
      ],
      donts: [
        'Do not show a second one on the same page.',
        'Do not warn with it: a tip is never urgent.',
      ],
      accessibility: [
        'A note that is not read out on its own; it is met in reading order.',
        'Both actions are links with words of their own.',
      ],
    }),
  },
  args: { strategiesHref: '/debts', customizeHref: '/settings' },
});

/** A tip, and the two places where it is followed. */
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
