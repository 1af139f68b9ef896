import { Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
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
  title: 'Components/Text',
  component: Text,
  args: { children: SENTENCE },
});

export const Default = meta.story();

export const Sizes = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {SENTENCE}
        </Text>
      ))}
    </Stack>
  ),
});

/** Each tone is readable on the page: axe measures the contrast in light and in dark. */
export const Tones = meta.story({
  tags: ['matrix'],
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

/** A name of 200 characters stays on its line. */
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
