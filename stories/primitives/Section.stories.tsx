import { Card, Link, Section, Stack, Text } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Section',
  component: Section,
  parameters: {
    guide: guide({
      use: 'Names a part of a page, with an optional sentence and action: most cards of a screen hold one.',
      instead: [
        ['PageHeader', 'to name the page itself'],
        ['Card', 'to use a surface without a name'],
        ['Heading', 'to name something inside an existing region'],
      ],
      dos: [
        'Choose `headingLevel` by the outline: 2 on a page, 3 inside a level 2 section.',
        'Put an action for the whole part in `action`, such as a link to the full list.',
      ],
      donts: [
        'Do not skip a level to make a heading smaller; use the size of `Heading`.',
        'Do not turn every card into one: with twenty regions on a page, none stands out.',
      ],
      accessibility: [
        'It is a region named by its heading; assistive technology lists it and can jump to it.',
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
    headingLevel: 2,
  },
});

export const WithAction = meta.story({
  args: {
    description: 'The last four purchases and what they rounded up to.',
    action: <Link href="/transactions">View all</Link>,
  },
});

export const ThirdLevel = meta.story({
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
});

/** A title without a break leaves the action within reach. */
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
      <Section title="Of level 3" headingLevel={3}>
        {children}
      </Section>
      <Section title="Of level 4, below it" headingLevel={4}>
        {children}
      </Section>
    </Stack>
  ),
});
