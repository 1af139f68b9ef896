import { Heading, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Primitives/Heading',
  component: Heading,
  parameters: {
    guide: guide({
      use: 'Names a page or a part of it, and builds the outline that people and machines navigate by.',
      instead: [
        ['PageHeader', 'to name a page, with a sentence and actions'],
        ['Section', 'to name a part and hold its content'],
        ['Text', 'to make text look larger'],
      ],
      dos: [
        'Choose `level` by the place in the outline and `size` by the look.',
        'Give a page one level 1 heading.',
        'Keep it to one line if you can.',
      ],
      donts: [
        'Do not skip a level to get a smaller look: set `size`.',
        'Do not put a control into a heading.',
      ],
      accessibility: [
        'It is a native heading, h1 to h6.',
        '`AppShell` moves the focus to the level 1 heading on navigation.',
        'Text without a break wraps inside its column.',
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

/** The size is independent of the level. */
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
      {(['3xl', '2xl', 'xl', 'l', 'm'] as const).map((size) => (
        <Heading key={size} size={size}>
          Out of debt, a dime at a time
        </Heading>
      ))}
    </Stack>
  ),
});

/** A name without a break, on a phone. */
export const LongText = meta.story({
  args: { children: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
