import { Grid, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const SENTENCE = 'Every purchase is rounded up, and the change pays down your debt.';
const TONES = [
  'default',
  'muted',
  'accent',
  'debt',
  'progress',
  'roundUp',
  'positive',
  'negative',
  'warning',
] as const;

const meta = preview.meta({
  title: 'Primitives/Text',
  component: Text,
  parameters: {
    guide: guide({
      use: 'Sets running text, notes and labels, by size, weight and tone.',
      instead: [
        ['Heading', 'to name a page or a part of it'],
        ['Money', 'to show amounts, which need tabular figures'],
        ['Link', 'to link somewhere'],
      ],
      dos: [
        'Use `muted` for secondary text: notes, dates, explanations.',
        'Set `measure` on paragraphs, so that lines stay easy to read.',
        'Choose `as` by meaning; the look stays the same.',
      ],
      donts: [
        'Do not use large bold text as a heading: it is missing from the outline.',
        'Do not distinguish good from bad by `positive` and `negative` alone.',
        'Do not truncate text that readers need in full and cannot find elsewhere.',
      ],
      accessibility: [
        'Every tone has a contrast of at least 4.5:1 on the page and on cards, in light and dark.',
        'A word without a break wraps; truncated text stays complete for assistive technology.',
      ],
    }),
  },
  args: { children: SENTENCE },
});

export const Default = meta.story();

/** All props as controls. */
export const Playground = meta.story({
  args: { as: 'p', size: 'm', tone: 'default', weight: 'regular', align: 'start', measure: true },
});

export const Sizes = meta.story({
  render: () => (
    <Stack gap={3}>
      {(['xs', 's', 'm', 'l'] as const).map((size) => (
        <Text key={size} size={size}>
          {SENTENCE}
        </Text>
      ))}
    </Stack>
  ),
});

/** Each tone is readable on the page: axe measures the contrast in light and dark. */
export const Tones = meta.story({
  render: () => (
    <Stack gap={2}>
      {TONES.map((tone) => (
        <Text key={tone} tone={tone} size="s" weight="medium">
          {tone}: {SENTENCE}
        </Text>
      ))}
    </Stack>
  ),
});

export const Weights = meta.story({
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {SENTENCE}
        </Text>
      ))}
    </Stack>
  ),
});

/** A 200-character name stays on one line. */
export const Truncated = meta.story({
  args: { truncate: true, children: 'Bank of '.repeat(60) },
  play: async ({ canvasElement }) => {
    const text = canvasElement.querySelector('[data-truncate]');
    await expect(text?.scrollWidth).toBeGreaterThan(text?.clientWidth ?? 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** One long word wraps instead of widening the page. */
export const UnbrokenWord = meta.story({
  args: { children: 'x'.repeat(1000) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Measure = meta.story({ args: { measure: true, children: `${SENTENCE} `.repeat(6) } });

/** Sizes by weights, then every tone. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Grid columns={{ phone: 1, tablet: 4 }} gap={3}>
        {(['xs', 's', 'm', 'l'] as const).map((size) =>
          (['regular', 'medium', 'semibold', 'bold'] as const).map((weight) => (
            <Text key={`${size}-${weight}`} size={size} weight={weight}>
              {size}, {weight}
            </Text>
          )),
        )}
      </Grid>
      <Stack gap={2}>
        {TONES.map((tone) => (
          <Text key={tone} tone={tone} size="s" weight="medium">
            {tone}: {SENTENCE}
          </Text>
        ))}
      </Stack>
      <Text truncate>{'Bank of '.repeat(60)}</Text>
    </Stack>
  ),
});
