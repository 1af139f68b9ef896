import { Card, Grid, Inline, Skeleton, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Skeleton',
  component: Skeleton,
  parameters: {
    guide: guide({
      use: 'Holds the place of loading content at its final size, so that nothing jumps when it arrives.',
      instead: [
        ['StatCardsLoading', 'to load a row of figures whose labels are already known'],
        ['LoadablePanel', 'to choose between loading, failure and data, around it'],
        ['ProgressMeter', 'to show measurable progress'],
      ],
      dos: [
        'Size it to match the finished part: `1lh` is one line of the surrounding text.',
        'Vary the widths of lines a little, as text would.',
        'Set `aria-busy` on the part of the page that is loading.',
      ],
      donts: [
        'Do not show a skeleton for content that arrives immediately: it flickers.',
        'Do not use it for a place that may stay empty.',
      ],
      accessibility: [
        'It is hidden from assistive technology; the page around it announces loading.',
        'It pulses, and stays still with reduced motion. In Windows High Contrast it has an outline.',
      ],
    }),
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { shape: 'block', width: '60%', height: '4rem' } });

export const Shapes = meta.story({
  render: () => (
    <Card>
      <Inline wrap={false}>
        <Skeleton shape="circle" width="3rem" />
        <Stack gap={1} style={{ flexGrow: 1 }}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </Stack>
      </Inline>
      <Skeleton shape="block" height="8rem" />
    </Card>
  ),
});

/** The three shapes, in some of their typical sizes. */
export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
  render: () => (
    <Grid columns={{ phone: 1, tablet: 3 }} align="start">
      <Card>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="70%" />
      </Card>
      <Card>
        <Skeleton shape="block" />
        <Skeleton shape="block" height="1lh" width="50%" />
      </Card>
      <Card>
        <Inline>
          <Skeleton shape="circle" width="2rem" />
          <Skeleton shape="circle" width="3rem" />
          <Skeleton shape="circle" width="4rem" />
        </Inline>
      </Card>
    </Grid>
  ),
});
