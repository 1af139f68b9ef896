import { Card, Link, Section, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  parameters: {
    guide: guide({
      use: 'A named part of a page, with a sentence and an action where they help: most cards of a screen hold one.',
      instead: [
        ['PageHeader', 'for the page itself'],
        ['Card', 'for a surface that needs no name'],
        ['Heading', 'for a name inside a part that is a region already'],
      ],
      dos: [
        'Choose the level by the outline: 2 on a page, 3 inside a section of level 2.',
        'Put what concerns the whole part into `action`, such as a link to all of a list.',
      ],
      donts: [
        'Do not skip a level to make a heading smaller; that is a matter of Heading’s size.',
        'Do not turn every card into one: a page with twenty regions has none.',
      ],
      accessibility: [
        'A region named by its heading, which assistive technology lists and jumps to.',
        'The action follows the heading in reading order.',
      ],
    }),
  },
  args: {
    title: 'Recent Transactions',
    children: (
      <Card>
        <Text>Four purchases.</Text>
      </Card>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recent Transactions' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    description: 'The last four purchases and what they rounded up to.',
    action: <Link href="/transactions">View all</Link>,
    level: 2,
  },
});

export const WithAction = meta.story({
  args: {
    description: 'The last four purchases and what they rounded up to.',
    action: <Link href="/transactions">View all</Link>,
  },
});

export const ThirdLevel = meta.story({
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

/** A name without a place to break it leaves the action in reach. */
export const LongTitle = meta.story({
  args: { title: LONG_NAME, action: <Link href="/transactions">View all</Link> },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ children }) => (
    <Stack gap={6}>
      <Section title="A name alone">{children}</Section>
      <Section
        title="With a sentence and an action"
        description="The last four purchases and what they rounded up to."
        action={<Link href="/transactions">View all</Link>}
      >
        {children}
      </Section>
      <Section title="Of level 3" level={3}>
        {children}
      </Section>
      <Section title="Of level 4, below it" level={4}>
        {children}
      </Section>
    </Stack>
  ),
});
