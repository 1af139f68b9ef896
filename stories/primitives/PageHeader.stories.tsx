import { Button, PageHeader, Stack } from '@dime-time/ui';
import { Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/PageHeader',
  component: PageHeader,
  parameters: {
    guide: guide({
      use: 'Comes first on every page: its only level 1 heading, a sentence on what the page is for, and the actions for the whole page.',
      instead: [
        ['Section', 'to name a part of the page, with a level 2 to 4 heading'],
        ['Heading', 'to show a heading without a sentence or actions'],
      ],
      dos: [
        'Give the page the same name as in the navigation.',
        'Put one main action last in `actions`, and at most one quieter one before it.',
        'Pass the ref to the code that moves the focus after navigation; `AppShell` finds the heading by itself.',
      ],
      donts: [
        'Do not use it twice on a page.',
        'Do not put figures that load later in the description: the header would jump.',
      ],
      accessibility: [
        'The title is the page’s h1. A script can focus it, but it is not a Tab stop.',
        'Actions follow the heading in reading order, even when they are beside it.',
      ],
    }),
  },
  args: {
    title: 'Transactions',
    description: 'Every purchase and the change it left for your debts.',
    actions: <Button icon={<Plus size={18} />}>Add Transaction</Button>,
  },
});

export const Default = meta.story();

/** The heading takes focus after navigation without becoming a Tab stop. */
export const TakesFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Transactions' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
});

/** All props as controls. */
export const Playground = meta.story();

export const TitleOnly = meta.story({ args: { description: undefined, actions: undefined } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongName = meta.story({
  args: { title: `Welcome back, ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)}` },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Two actions share the end of the row, the main one last. */
export const TwoActions = meta.story({
  args: {
    title: 'Debt Management',
    actions: (
      <>
        <Button variant="outline" tone="neutral">
          Add Debt Account
        </Button>
        <Button>Make Payment</Button>
      </>
    ),
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ title, description, actions }) => (
    <Stack as="section" gap={7}>
      <PageHeader title={title} />
      <PageHeader title={title} description={description} />
      <PageHeader title={title} actions={actions} />
      <PageHeader
        title="Welcome back, Wolfeschlegelsteinhausenbergerdorff"
        description="Every purchase, what it rounded up to, and where that change has gone since, told in more words than a header should have to carry."
        actions={
          <>
            <Button variant="outline" tone="neutral">
              Add Debt Account
            </Button>
            <Button>Make Payment</Button>
          </>
        }
      />
    </Stack>
  ),
});
