import { Badge, Card, Grid, Stack } from '@dime-time/ui';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Stack',
  component: Stack,
  parameters: {
    guide: guide({
      use: 'Stacks content vertically with equal spacing: the layout of most cards and pages.',
      instead: [
        ['Inline', 'to place items side by side'],
        ['Grid', 'to build columns of equal width'],
      ],
      dos: [
        'Nest two stacks for two distances: a tight one for related items, inside a wide one.',
        'Set `as="ul"` if the children are list items.',
        'Set `gap` for each width where the stack stands in places of different widths: it asks the nearest container, such as a card, a section or a screen, and without one takes that of `phone`.',
      ],
      donts: [
        'Do not give children margins of their own; the stack sets the spacing.',
        'Do not use a gap that is not a step of the space scale.',
      ],
      accessibility: [
        'It renders the element set by `as` and adds no role.',
        'Reading order is the order of the children; styles do not reorder anything.',
      ],
    }),
  },
  args: {
    children: ['Groceries', 'Coffee', 'Train'].map((name) => <Badge key={name}>{name}</Badge>),
  },
});

export const Default = meta.story();

/** All props as controls. */
export const Playground = meta.story({ args: { gap: 4, align: 'stretch', as: 'div' } });
export const Tight = meta.story({ args: { gap: 1 } });
export const Wide = meta.story({ args: { gap: 7 } });

/** Tight in a narrow card, wide in a wide one, in the same window. */
export const ByWidth = meta.story({
  args: { gap: { phone: 1, tablet: 6 }, align: { phone: 'stretch', tablet: 'start' } },
  render: (args) => (
    <Stack>
      <Card style={{ inlineSize: '17.5rem' }}>
        <Stack {...args} />
      </Card>
      <Card>
        <Stack {...args} />
      </Card>
    </Stack>
  ),
});

export const Centred = meta.story({ args: { align: 'center' } });

/** Spacing down, alignment across. */
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
      <Card>
        <Stack gap={{ phone: 1, tablet: 5 }}>{children}</Stack>
      </Card>
    </Grid>
  ),
});
