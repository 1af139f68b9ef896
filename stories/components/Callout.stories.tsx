import { Button, Callout, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/Callout',
  component: Callout,
  parameters: {
    guide: guide({
      use: 'Sets a remark apart from what stands around it: what a figure leaves out, what is wrong with a service, what to do next.',
      instead: [
        ['ErrorState', 'a panel has no data to show'],
        ['EmptyState', 'there is nothing in a list yet'],
        ['Badge', 'a word is enough'],
      ],
      dos: [
        'Give it a title of a few words and one or two sentences.',
        'Set live to polite when it appears after the page was read, and to assertive only when work is lost otherwise.',
        'Offer the way out in actions.',
      ],
      donts: [
        'Do not stack several: the second is already overlooked.',
        'Do not set live on one that is there from the start.',
        'Do not use a tone for decoration: it says how much it matters.',
      ],
      accessibility: [
        'Its role is note, or status and alert where live asks for it.',
        'The picture of the tone is decoration; the words must carry the warning.',
        'The title is a paragraph and no heading, so it does not change the outline of the page.',
        'With forced colours it keeps an edge.',
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

/** Read out when it appears. */
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

/** Words without a place to break them, on a phone. */
export const LongText = meta.story({
  args: { title: LONG_NAME, children: `${LONG_NAME} ${LONG_NAME}` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
