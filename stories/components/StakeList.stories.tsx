import { Card, StakeList } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { runningStakes, TIME_ZONE } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/StakeList',
  component: StakeList,
  parameters: {
    guide: guide({
      use: 'Lists the stakes that run: how much is locked, for how long and at what yield, when it is free again, and what it earns until then.',
      instead: [
        ['StakeForm', 'for locking tokens'],
        ['RewardHistory', 'for what was earned'],
      ],
      dos: ['Hand them over as the server sorts them, the one that ends first at the top.'],
      donts: ['Do not show it where the server does not list stakes: none would be untrue.'],
      accessibility: ['A list named “Active stakes”; each date is written out.'],
    }),
  },
  args: { stakes: runningStakes(3), timeZone: TIME_ZONE },
  render: (args) => (
    <Card>
      <StakeList {...args} />
    </Card>
  ),
});

/** Three stakes, with the day that each is free. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('unlocks Feb 17, 2027')).toBeVisible();
    await expect(canvas.getByText('90 days at 15% APY, started Nov 19, 2026')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** None runs. */
export const Empty = meta.story({
  args: { stakes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no active stakes.')).toBeVisible();
  },
});

/** A long list comes by and by. */
export const Many = meta.story({
  args: { stakes: runningStakes(120) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A few, for the picture. */
export const Matrix = meta.story({ tags: ['matrix'] });
