import { Inline, Spinner, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: {
    guide: guide({
      use: 'Says that something is in progress whose length and whose result’s size are not known.',
      instead: [
        ['Skeleton', 'to hold the place of content whose size is known'],
        ['Button', 'to show that its own action is in progress: set `pending`'],
        ['ProgressMeter', 'to show how much is done'],
      ],
      dos: [
        'Say in the label what is in progress: Loading your banks.',
        'Show the label if it takes longer than a few seconds.',
        'Set `aria-busy` on the region whose content is on its way.',
      ],
      donts: [
        'Do not show several at once; one for the whole region is enough.',
        'Do not show it for less than a second: it flashes.',
      ],
      accessibility: [
        'It is a progress bar without a value, named by its label.',
        'With reduced motion the ring stands still; its gap still differs from a finished ring.',
        'In Windows High Contrast it has the color of the text.',
      ],
    }),
  },
  args: { label: 'Loading your banks' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Loading your banks' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { size: 'l' } });

/** With the words beside the ring. */
export const WithLabel = meta.story({ args: { showLabel: true } });

/** With reduced motion, the ring does not turn. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  args: { showLabel: true },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar').firstElementChild!;
    await expect(getComputedStyle(ring).animationIterationCount).toBe('1');
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the words are before the ring. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' }, args: { showLabel: true } });

/** A long label wraps beside the ring. */
export const LongText = meta.story({
  args: { label: LONG_NAME, showLabel: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Every size, with and without its words. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: () => (
    <Stack>
      <Inline gap={5}>
        <Spinner label="Loading" size="s" />
        <Spinner label="Loading" size="m" />
        <Spinner label="Loading" size="l" />
      </Inline>
      <Spinner label="Loading your banks" size="s" showLabel />
      <Spinner label="Loading your banks" showLabel />
      <Spinner label="Loading your banks" size="l" showLabel />
    </Stack>
  ),
});
