import { Button, Callout, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Callout',
  component: Callout,
  parameters: {
    guide: guide({
      use: 'Sets a note apart from the content around it: what a figure leaves out, what is wrong with a service, what to do next.',
      instead: [
        ['ErrorState', 'to show that a panel has no data'],
        ['EmptyState', 'to show that a list is empty'],
        ['Badge', 'to say it in one word'],
      ],
      dos: [
        'Give it a title of a few words and one or two sentences.',
        'Set `live` to `polite` if it appears after the page loads, and to `assertive` only if work would otherwise be lost.',
        'Offer a way forward in `actions`.',
      ],
      donts: [
        'Do not stack several: people already overlook the second.',
        'Do not set `live` on one that is there from the start.',
        'Do not use a tone for decoration: it says how much the note matters.',
      ],
      accessibility: [
        'Its role is `note`, or `status` or `alert` when `live` asks for it.',
        'The tone’s icon is decorative; the words must carry the warning.',
        'The title is a paragraph, not a heading, so it does not change the page outline.',
        'In Windows High Contrast it has a border.',
      ],
    }),
  },
  args: {
    title: 'Simple estimate',
    children: 'This figure leaves out the interest that builds up meanwhile.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Simple estimate');
  },
});

export const Playground = meta.story({ args: { tone: 'warning', live: 'off' } });

/** Announced when it appears. */
export const Live = meta.story({
  args: { live: 'polite', tone: 'warning', title: 'Demo mode' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Demo mode');
  },
});

export const WithActions = meta.story({
  args: {
    tone: 'accent',
    title: 'Round up to the next five dollars',
    children: 'A larger multiplier pays the Visa off nine months sooner.',
    actions: (
      <Button size="s" variant="outline" tone="neutral">
        Customize Round-ups
      </Button>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={3}>
      {(['neutral', 'accent', 'info', 'positive', 'warning', 'negative'] as const).map((tone) => (
        <Callout key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Stack>
  ),
});

/** Without a title: one sentence is enough. */
export const WordsOnly = meta.story({ args: { title: undefined } });

/** Text without a break, on a phone. */
export const LongText = meta.story({
  args: { title: LONG_NAME, children: `${LONG_NAME} ${LONG_NAME}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
