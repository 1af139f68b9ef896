import { cents } from '@dime-time/finance-core';
import { DebtFreeCelebration, LinkButton, Stack } from '@dime-time/ui';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { shows } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Debts/DebtFreeCelebration',
  component: DebtFreeCelebration,
  parameters: {
    guide: guide({
      use: 'Congratulates a household that has paid everything it owed, in place of what it would do next.',
      instead: [
        ['EmptyState', 'for a household that never had a debt'],
        ['DebtRow', 'for one debt that is paid off while others are not'],
      ],
      dos: [
        'Pass `months` and `interestSaved` only if the data says them.',
        'Pass `confetti` on the day itself, once: where the last debt was seen with a balance and has none now.',
      ],
      donts: [
        'Do not show confetti at each visit.',
        'Do not show it to a household that never had a debt.',
      ],
      accessibility: [
        'The drawing and the confetti are decoration; the heading and its sentence say it all.',
        'No confetti falls if the reader prefers reduced motion, in print, and in forced colors.',
        'The shared text has no name and no amounts. Without a dialog for sharing, it is copied, and a message says so.',
      ],
    }),
  },
});

/** A piece of the confetti, which has its own place. */
const PIECE = '[aria-hidden=true] > span[style]';

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('You’re debt free');
    await expect(canvasElement).not.toHaveTextContent(/month|interest/);
    await expect(canvasElement.querySelector(PIECE)).toBeNull();
  },
});

/** What it took, where it is known. */
export const WithFacts = meta.story({
  args: { months: 31, interestSaved: cents(124_050) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 months from your first payment to your last')).toBeVisible();
    await expect(canvas.getByText(/less interest than minimum payments/)).toHaveTextContent(
      '$1,240.50',
    );
  },
});

export const OneMonth = meta.story({ args: { months: 1 } });

/** The pieces fall once, and are gone. */
export const WithConfetti = meta.story({
  args: { months: 31, confetti: true },
  tags: ['behavior'],
  play: async ({ canvasElement }) => {
    const pieces = () => canvasElement.querySelector(PIECE);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isStill) await expect(pieces()).not.toBeVisible();
    else await waitFor(() => expect(pieces()).toBeNull(), { timeout: 3000 });
  },
});

const writeText = fn(() => Promise.resolve());

/** Puts a stand-in in the place of what the browser shares by. */
function browserWith(own: Partial<Navigator>) {
  return () => {
    const before = Object.keys(own).map(
      (name) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const,
    );
    for (const [name, value] of Object.entries(own)) {
      Object.defineProperty(navigator, name, { configurable: true, value });
    }
    return () => {
      for (const [name, descriptor] of before) {
        Reflect.deleteProperty(navigator, name);
        if (descriptor) Object.defineProperty(navigator, name, descriptor);
      }
    };
  };
}

/** Without a dialog of the browser, the words are copied: no amounts are in them. */
export const CopiesTheNews = meta.story({
  ...WithFacts.input,
  tags: ['behavior'],
  beforeEach: browserWith({
    share: undefined as never,
    clipboard: { writeText } as unknown as Clipboard,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await shows('Copied');
    await expect(writeText).toHaveBeenCalledWith('I’m debt free!');
  },
});

const share = fn(() => Promise.resolve());

export const SharesTheNews = meta.story({
  ...WithFacts.input,
  tags: ['behavior'],
  beforeEach: browserWith({ share }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledWith({ text: 'I’m debt free!' }));
  },
});

/** A drawing of your own, and where to go next. */
export const OwnParts = meta.story({
  args: {
    illustration: <svg viewBox="0 0 24 16" width="240" height="160" aria-hidden="true" />,
    actions: <LinkButton href="/debts">Go to Debts</LinkButton>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to Debts' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  ...WithFacts.input,
  globals: { viewport: { value: 'phone' } },
});

/** All props as controls. */
export const Playground = meta.story();

/** With what is known, and without. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <DebtFreeCelebration {...args} />
      <DebtFreeCelebration {...args} {...WithFacts.input.args} />
    </Stack>
  ),
});
