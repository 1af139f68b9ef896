import { Heading, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    guide: guide({
      use: 'Names a page or a part of it, and makes the outline that people and machines find their way by.',
      instead: [
        ['PageHeader', 'a page is named, with a sentence and actions'],
        ['Section', 'a part is named and holds its content'],
        ['Text', 'words are only to look larger'],
      ],
      dos: [
        'Choose the level by the place in the outline and the size by the look.',
        'Give a page one first-level heading.',
        'Keep it to one line where you can.',
      ],
      donts: [
        'Do not skip a level to get a smaller look: set size.',
        'Do not put a control into a heading.',
      ],
      accessibility: [
        'It is a native heading, h1 to h6.',
        'AppShell moves the focus to the first-level heading on navigation.',
        'Words without a place to break wrap inside their column.',
      ],
    }),
  },
  args: { children: 'Debt Management', level: 1 as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Debt Management' })).toBeVisible();
  },
});

export const Playground = meta.story({ args: { level: 2, size: 'xl', tone: 'default' } });

/** How large it looks is another matter than its level. */
export const LevelAndSize = meta.story({
  args: { level: 2, size: '3xl', children: 'A second-level heading that looks large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      {(['hero', '3xl', '2xl', 'xl', 'l', 'm', 's'] as const).map((size) => (
        <Heading key={size} size={size}>
          Out of debt, a dime at a time
        </Heading>
      ))}
    </Stack>
  ),
});

/** A name without a place to break, on a phone. */
export const LongText = meta.story({
  args: { children: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
