import { Badge, Inline, Stack } from '@dime-time/ui';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const TONES = ['neutral', 'accent', 'debt', 'positive', 'negative', 'warning', 'info'] as const;

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  parameters: {
    guide: guide({
      use: 'Names a state or a category in a word or two, beside what it belongs to.',
      instead: [
        ['Callout', 'it takes a sentence to say'],
        ['Button', 'it is to be pressed'],
        ['CoinMark', 'a coin is marked by its symbol'],
      ],
      dos: [
        'Choose the tone by meaning: positive for active, warning for pending, negative for failed.',
        'Use outline where many badges stand in one list.',
        'Let the word say the state, so that the badge works without its colour.',
      ],
      donts: [
        'Do not make it a control: it takes no focus and no press.',
        'Do not write sentences in it; a longer text is cut at the width of its place.',
      ],
      accessibility: [
        'It is plain text in the reading order, without a role of its own.',
        'Each tone keeps 4.5:1 between word and ground, in light and in dark.',
        'A picture in it is hidden from assistive technology.',
        'With forced colours it keeps an edge.',
      ],
    }),
  },
  args: { children: 'Groceries' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { tone: 'positive', variant: 'soft' } });

export const WithIcon = meta.story({
  args: { tone: 'positive', icon: <Check size={14} aria-hidden="true" />, children: 'Active' },
});

export const LongText = meta.story({
  args: { children: 'A category with a name that never seems to end, '.repeat(6) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['soft', 'outline'] as const).map((variant) => (
        <Inline key={variant}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
