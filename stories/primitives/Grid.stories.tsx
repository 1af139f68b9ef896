import { Card, Grid, Section, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const cards = Array.from({ length: 6 }, (_, index) => (
  <Card key={index} data-testid="cell">
    Card {index + 1}
  </Card>
));

const meta = preview.meta({
  title: 'Primitives/Grid',
  component: Grid,
  parameters: {
    guide: guide({
      use: 'Lays children out in columns of equal width, by its own width or as many as fit.',
      instead: [
        ['Stack', 'to stack children'],
        ['Inline', 'to put children in a row at their natural width'],
        ['DataRow', 'to show labels beside values'],
      ],
      dos: [
        'Set the columns of a narrow place first; wider places inherit them.',
        'Set `gap` and `align` for each width, too: they depend on the nearest container, the columns on the grid itself.',
        'Use `minItem` if the number of children is unknown.',
        'Set `as` to `ul` or `ol` if the children are list items.',
      ],
      donts: [
        'Do not use it for a table: its columns mean nothing to assistive technology.',
        'Do not combine `columns` and `minItem`: the types reject it.',
      ],
      accessibility: [
        'It renders a div, or the element named by `as`, and adds no role.',
        'The order on the screen matches the order in the document.',
      ],
    }),
  },
});

/** One column below 44 rem, two from there, three from 60 rem. */
/** The columns of three, two or one that a grid of a width in px has. */
function columnsIn(width: number): number {
  if (width >= 960) return 3;
  return width >= 704 ? 2 : 1;
}

export const Default = meta.story({
  args: { columns: { phone: 1, tablet: 2, desktop: 3 }, children: cards },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByTestId('cell');
    const width = cells[0]?.parentElement?.clientWidth ?? 0;
    const tops = cells.map(({ offsetTop }) => offsetTop);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(columnsIn(width));
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

/** Tight on a phone, wide on a desktop. */
export const ByWidth = meta.story({
  args: { columns: 2, gap: { phone: 1, tablet: 5 }, children: cards },
  render: (args) => (
    <Stack>
      <Section title="Narrow" style={{ inlineSize: '22rem' }}>
        <Grid {...args} />
      </Section>
      <Section title="Wide">
        <Grid {...args} />
      </Section>
    </Stack>
  ),
});

/** As many columns as fit, none narrower than 16 rem. */
export const AsManyAsFit = meta.story({ args: { minItem: '16rem', children: cards } });

/** Fixed, by width, as many as fit; stretched and not. */
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
