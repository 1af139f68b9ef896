import { Card, Grid, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const cards = Array.from({ length: 6 }, (_, index) => (
  <Card key={index} data-testid="cell">
    Card {index + 1}
  </Card>
));

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  parameters: {
    guide: guide({
      use: 'Lays children out in columns of one width, by the size of the screen or as many as fit.',
      instead: [
        ['Stack', 'children stand one below the other'],
        ['Inline', 'children stand in a row as wide as they are'],
        ['DataRow', 'names stand beside values'],
      ],
      dos: [
        'Say the columns for the phone first; the larger screens inherit them.',
        'Use minItem where the number of children is not known.',
        'Use as with ul or ol where the children are items of a list.',
      ],
      donts: [
        'Do not use it for a table: columns mean nothing to assistive technology.',
        'Do not mix columns and minItem: the types refuse it.',
      ],
      accessibility: [
        'It draws a div, or the element as names, and adds no role.',
        'The order on the screen is the order of the document.',
      ],
    }),
  },
});

/** One column on a phone, two on a tablet, three on a desk. */
export const Default = meta.story({
  args: { columns: { phone: 1, tablet: 2, desktop: 3 }, children: cards },
  play: async ({ canvas }) => {
    const [first, second, third, fourth] = canvas.getAllByTestId('cell');
    await expect(second?.offsetTop).toBe(first?.offsetTop);
    await expect(third?.offsetTop).toBe(first?.offsetTop);
    await expect(fourth?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
});

export const Playground = meta.story({
  args: { columns: 3, gap: 4, align: 'stretch', children: cards },
});

export const OnAPhone = meta.story({
  args: { columns: { phone: 1, tablet: 2, desktop: 3 }, children: cards },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByTestId('cell');
    await expect(second?.offsetTop).toBeGreaterThan(first?.offsetTop ?? 0);
  },
});

/** As many columns as fit, none narrower than 16 rem. */
export const AsManyAsFit = meta.story({ args: { minItem: '16rem', children: cards } });

/** Fixed, by screen, as many as fit; stretched and not. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={6}>
      <Grid columns={2}>{cards.slice(0, 4)}</Grid>
      <Grid columns={{ phone: 2, tablet: 3, desktop: 6 }} gap={2}>
        {cards}
      </Grid>
      <Grid minItem="14rem" gap={5}>
        {cards.slice(0, 5)}
      </Grid>
      {(['stretch', 'start'] as const).map((align) => (
        <Grid key={align} columns={2} align={align}>
          <Card>
            <Text>{align}</Text>
          </Card>
          <Card>
            <Text>Two</Text>
            <Text>lines</Text>
          </Card>
        </Grid>
      ))}
    </Stack>
  ),
});
