import { Divider, Inline, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/Divider',
  component: Divider,
  parameters: {
    guide: guide({
      use: 'Separates groups of content where distance alone would not be enough.',
      instead: [
        ['Stack', 'to separate content by distance, which is often enough'],
        ['Section', 'to give a group a title of its own'],
        ['Card', 'to put a group on a surface of its own'],
      ],
      dos: [
        'Put it in a Stack, or a vertical one in an Inline: they set the distance on both sides.',
        'Set `aria-hidden` if the groups are already apart for assistive technology, as the items of a list are.',
      ],
      donts: [
        'Do not put a line between all rows of a list; distance is calmer.',
        'Do not use it to underline a heading.',
      ],
      accessibility: [
        'It is a separator, which screen readers announce between the groups.',
        'It stays visible in Windows High Contrast and in print.',
      ],
    }),
  },
  render: (args) => (
    <Stack>
      <Text>Paid this month</Text>
      <Divider {...args} />
      <Text>Paid before</Text>
    </Stack>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Between the items of a row, as tall as the row. */
export const Vertical = meta.story({
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Text>12 payments</Text>
      <Divider {...args} />
      <Text>$1,200.00</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(8);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left. */
export const RightToLeft = meta.story({ ...Vertical.input, globals: { dir: 'rtl' } });

/** Across a column and between the items of a row. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Text>Paid this month</Text>
      <Divider />
      <Text>Paid before</Text>
      <Divider />
      <Inline>
        <Text>12 payments</Text>
        <Divider orientation="vertical" />
        <Text>$1,200.00</Text>
        <Divider orientation="vertical" />
        <Text>Since January</Text>
      </Inline>
    </Stack>
  ),
});
