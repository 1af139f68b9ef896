import { Stack, Stepper } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const ITEMS = [
  { label: 'Choose your bank' },
  { label: 'Sign in', description: 'At your bank, in a new window' },
  { label: 'Review the accounts' },
] as const;

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  parameters: {
    guide: guide({
      use: 'Shows the steps of a flow of three to five steps, and how far it is.',
      instead: [
        ['ProgressMeter', 'to show how much is done of something without steps'],
        ['Tabs', 'to move freely between views'],
      ],
      dos: [
        'Name each step by what is done in it: Choose your bank.',
        'Set `current` to the number of steps once all are done.',
        'Mark a step that needs a correction with `error`, and say in the step itself what is wrong.',
      ],
      donts: [
        'Do not use it for one or two steps.',
        'Do not use it to navigate: the flow has its own Back and Next.',
      ],
      accessibility: [
        'It is an ordered list named by its label; the current step is announced as such.',
        'The state of each step is read after its label, so that it does not depend on color.',
        'It has no keyboard behavior: nothing in it is pressed.',
        'In Windows High Contrast the current and the done steps have the highlight color.',
      ],
    }),
  },
  args: { label: 'Connect a bank', items: ITEMS, current: 1 },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Connect a bank' })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Choose your bank, Done');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { current: 2 } });

/** At the first step. */
export const First = meta.story({ args: { current: 0 } });

/** All steps are done. */
export const Finished = meta.story({ args: { current: 3 } });

/** A step needs a correction. */
export const WithError = meta.story({
  args: {
    items: [{ label: 'Choose your bank' }, { label: 'Sign in', error: true }, { label: 'Review' }],
  },
});

/** In a narrow container, the steps are below each other. */
export const Vertical = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '280px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      first!.getBoundingClientRect().bottom,
    );
  },
});

/** In another language. */
export const OtherWords = meta.story({
  args: {
    label: 'Bank verbinden',
    words: {
      done: 'Erledigt',
      current: 'Aktueller Schritt',
      upcoming: 'Offen',
      error: 'Zu korrigieren',
    },
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Read from right to left: the first step is on the right. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      second!.getBoundingClientRect().right,
    );
  },
});

/** Long labels wrap. */
export const LongText = meta.story({
  args: { items: [{ label: LONG_NAME, description: LONG_NAME }, { label: LONG_NAME }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Every state, side by side and below each other. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      <Stepper {...args} />
      <Stepper {...args} current={3} />
      <Stepper
        {...args}
        current={2}
        items={[...ITEMS.slice(0, 1), { label: 'Sign in', error: true }, ...ITEMS.slice(2)]}
      />
      <div style={{ inlineSize: '280px' }}>
        <Stepper
          {...args}
          items={[...ITEMS, { label: 'Confirm', error: true }, { label: 'Done' }]}
        />
      </div>
    </Stack>
  ),
});
