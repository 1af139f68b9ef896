import { Badge, Inline, Stack } from '@dime-time/ui';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const TONES = ['neutral', 'accent', 'debt', 'positive', 'negative', 'warning', 'info'] as const;

const SIZES = ['s', 'm', 'l'] as const;

const meta = preview.meta({
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    guide: guide({
      use: 'Names a state or a category in one or two words, beside the item it belongs to.',
      instead: [
        ['Callout', 'to say something that takes a sentence'],
        ['Button', 'to let people press it'],
        ['CoinMark', 'to mark a coin by its symbol'],
      ],
      dos: [
        'Choose the tone by meaning: positive for active, warning for pending, negative for failed.',
        'Use size s in a dense table or beside small text, l beside a heading.',
        'Use the outline variant for many badges in one list.',
        'Let the word name the state, so that the badge works without its color.',
      ],
      donts: [
        'Do not use it as a control: it cannot be focused or pressed.',
        'Do not write sentences in it; longer text is truncated at the available width.',
      ],
      accessibility: [
        'It is plain text in the reading order, without a role.',
        'Each tone keeps a contrast of 4.5:1 between text and background, in light and dark.',
        'An icon in it is hidden from assistive technology.',
        'In Windows High Contrast it has a border.',
      ],
    }),
  },
  args: { children: 'Groceries' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { tone: 'positive', variant: 'soft', size: 'm' } });

/** 20, 24 and 32 px high. */
export const Sizes = meta.story({
  render: () => (
    <Inline>
      {SIZES.map((size) => (
        <Badge key={size} size={size} data-testid={size}>
          Groceries
        </Badge>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const heights = SIZES.map((size) => canvas.getByTestId(size).offsetHeight);
    await expect(heights).toEqual([20, 24, 32]);
  },
});

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
      {SIZES.map((size) => (
        <Inline key={size}>
          <Badge size={size}>{size}</Badge>
          <Badge size={size} tone="positive" icon={<Check size={14} aria-hidden="true" />}>
            Active
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
});
