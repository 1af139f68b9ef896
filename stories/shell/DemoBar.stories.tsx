import { DemoBar, Stack } from '@dime-time/ui';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Shell/DemoBar',
  component: DemoBar,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Says above every page that its money is not real, names the demo household, and resets it.',
      instead: [
        ['Callout', 'to add a note to one part of a page'],
        ['ServiceStatusBanner', 'to say that a single service is in demo mode'],
      ],
      dos: [
        'Show it on every page of a demo, through the `demo` prop of `AppShell`.',
        'Describe the scenario in a few words a visitor understands.',
        'Reset everything in `onReset`, including what the page has cached.',
      ],
      donts: ['Do not show it when money is real.', 'Do not let people close it.'],
      accessibility: [
        'It is a complementary landmark named by its title.',
        'The reset is a native button at least 32 px high.',
        'It is not printed.',
      ],
    }),
  },
  args: { scenario: 'A household with three debts', onReset: fn() },
});

/** Says that the money is not real, and resets the household. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Demo data' })).toBeVisible();
  },
});

export const Resets = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A scenario without a break. */
export const LongScenario = meta.story({
  args: { scenario: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Short, long, and with a partner’s wording. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <DemoBar {...args} />
      <DemoBar {...args} title="Practice mode" resetLabel="Start over" />
      <DemoBar {...args} title="Trial" scenario={LONG_NAME} />
    </Stack>
  ),
});
