import { Stack, StaleMark } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/StaleMark',
  component: StaleMark,
  parameters: {
    guide: guide({
      use: 'Above data that is shown although a newer answer was asked for and did not come, as when the connection is lost.',
      instead: [
        ['ErrorState', 'when there is no data to fall back on'],
        ['LoadablePanel', 'which sets it by itself where a Loadable is stale'],
      ],
      dos: [
        'Set it directly above the data it is about, in room that is there without it: what is below must not move under a finger.',
        'Say in `children` how old the data is, where that is known.',
      ],
      donts: [
        'Do not show it while a first answer is on its way; that is a skeleton.',
        'Do not set one on a whole page when only one panel is old.',
      ],
      accessibility: [
        'A status, read at the next pause when it appears.',
        'The icon is decoration: the words carry the warning.',
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
