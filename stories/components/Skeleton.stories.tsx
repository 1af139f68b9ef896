import { Card, Grid, Inline, Skeleton, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    guide: guide({
      use: 'In the place of something that is still loading, as large as it will be, so that nothing jumps when it comes.',
      instead: [
        ['StatCardsLoading', 'for a row of figures: their labels are known before they are'],
        ['LoadablePanel', 'around it, to choose between the wait, the failure and the data'],
        ['ProgressMeter', 'where it is known how far the work has come'],
      ],
      dos: [
        'Measure it against the finished part: `1lh` is one line of the text around it.',
        'Vary the widths of lines a little, as text would.',
        'Set `aria-busy` on the part of the page that waits.',
      ],
      donts: [
        'Do not draw a skeleton for something that comes at once: it flickers.',
        'Do not use it for a place that may stay empty.',
      ],
      accessibility: [
        'Hidden from assistive technology; the page around it says that it waits.',
        'It breathes, and stands still where reduced motion is asked for; forced colours give it an outline.',
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

/** The three shapes, at some of the sizes they are used in. */
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
