import { Stack, StaleMark } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Primitives/StaleMark',
  component: StaleMark,
  parameters: {
    guide: guide({
      use: 'Marks data that is still shown although a refresh failed, for example when the connection is lost.',
      instead: [
        ['ErrorState', 'to show that there is no data to fall back on'],
        ['LoadablePanel', 'to have it added automatically when a `Loadable` is stale'],
      ],
      dos: [
        'Put it directly above its data, in space reserved for it: the content below must not move under a finger.',
        'Say in `children` how old the data is, if known.',
      ],
      donts: [
        'Do not show it during the first load; use a skeleton.',
        'Do not mark a whole page if only one panel is old.',
      ],
      accessibility: [
        'It is a status, read at the next pause when it appears.',
        'The icon is decorative: the text carries the warning.',
      ],
    }),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('May be out of date');
  },
});

export const Playground = meta.story({ args: { children: 'Read from this device.' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      <StaleMark />
      <StaleMark>Read from this device.</StaleMark>
      <div style={{ maxInlineSize: '16rem' }}>
        <StaleMark />
      </div>
    </Stack>
  ),
});
