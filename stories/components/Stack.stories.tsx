import { Card, Grid, Stack } from '@dime-time/ui';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    guide: guide({
      use: 'Things one below the other with one distance between them: the layout of most cards and pages.',
      instead: [
        ['Inline', 'for things beside one another'],
        ['Grid', 'for columns of one width'],
      ],
      dos: [
        'Nest two stacks for two distances: a tight one for what belongs together, in a wide one.',
        'Set `as="ul"` where the children are items of a list.',
      ],
      donts: [
        'Do not give children margins of their own; the distance is the stack’s.',
        'Do not reach for a gap that is not a step of the space scale.',
      ],
      accessibility: [
        'It draws the element it is told to and adds no role.',
        'Reading order is the order of the children; nothing is moved by style.',
      ],
    }),
  },
  args: {
    children: ['Groceries', 'Coffee', 'Train'].map((name) => (
      <Card key={name} padding="s">
        {name}
      </Card>
    )),
  },
});

export const Default = meta.story();

/** All props as controls. */
export const Playground = meta.story({ args: { gap: 4, align: 'stretch', as: 'div' } });
export const Tight = meta.story({ args: { gap: 1 } });
export const Wide = meta.story({ args: { gap: 7 } });
export const Centred = meta.story({ args: { align: 'center' } });

/** Distances down, alignments across. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ children }) => (
    <Grid columns={{ phone: 2, tablet: 4 }} gap={6} align="start">
      {([1, 3, 5] as const).map((gap) =>
        (['stretch', 'start', 'center', 'end'] as const).map((align) => (
          <Stack key={`${gap}-${align}`} gap={gap} align={align}>
            {children}
          </Stack>
        )),
      )}
    </Grid>
  ),
});
