import { Heading, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Debt Management', level: 1 as const },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Debt Management' })).toBeVisible();
  },
});

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
