import { Card, StakeList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { runningStakes, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Token/StakeList',
  component: StakeList,
  parameters: {
    guide: guide({
      use: 'Lists the active stakes: how much is locked, how long and at what yield, when it is released, and what it will earn.',
      instead: [
        ['StakeForm', 'to lock tokens'],
        ['RewardHistory', 'to show what was earned'],
      ],
      dos: ['Pass them in the server’s order, the first to end at the top.'],
      donts: ['Do not show it if the server does not list stakes: an empty list would be untrue.'],
      accessibility: ['It is a list named “Active stakes”; each date is written out.'],
    }),
  },
  args: { stakes: runningStakes(3), timeZone: TIME_ZONE },
  render: (args) => (
    <Card>
      <StakeList {...args} />
    </Card>
  ),
});

/** Three stakes, with each release date. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('unlocks Feb 17, 2027')).toBeVisible();
    await expect(canvas.getByText('90 days at 15% APY, started Nov 19, 2026')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** No active stakes. */
export const Empty = meta.story({
  args: { stakes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no active stakes.')).toBeVisible();
  },
});

/** A long list loads gradually. */
export const Many = meta.story({
  args: { stakes: runningStakes(120) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
  },
});

export const ShowsMore = meta.story({
  ...Many.input,
  tags: ['behavior'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 More' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A few stakes. */
export const Matrix = meta.story({ tags: ['matrix'] });
