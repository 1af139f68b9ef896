import { SuccessPanel } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Account/SuccessPanel',
  component: SuccessPanel,
  parameters: {
    guide: guide({
      use: 'Replaces a form that succeeded while the next step is being prepared: after sign-up, after connecting a bank.',
      instead: [
        ['Callout', 'to show good news beside other content'],
        ['Dialog', 'to ask the reader for a next step'],
      ],
      dos: [
        'Move the focus to it when it replaces the form.',
        'Continue automatically after a moment; it has no button.',
      ],
      donts: [
        'Do not leave it in place: the moving bar says that something is coming.',
        'Do not show it on a page that keeps its own h1.',
      ],
      accessibility: [
        'It is a focusable region; its title is its name, and the greeting and the message are its description.',
        'The title is a level 1 heading, for a page that consists of it.',
        'The mark and the bar are decorative, and stay still with reduced motion.',
      ],
    }),
  },
  args: { firstName: 'Ada' },
});

/** After sign-up, while the tour is being prepared. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Account Created Successfully!' });
    await expect(panel).toHaveAccessibleDescription(
      'Welcome, Ada! Preparing your personalized setup...',
    );
  },
});

export const TakesFocus = meta.story({
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Account Created Successfully!' });
    panel.focus();
    await expect(panel).toHaveFocus();
  },
});

/** All props as controls. */
export const Playground = meta.story({
  args: {
    title: 'Account Created Successfully!',
    message: 'Preparing your personalized setup...',
  },
});

/** Different wording, for another success. */
export const OtherWords = meta.story({
  args: {
    title: 'Bank connected',
    greeting: (name: string) => `Nice work, ${name}.`,
    message: 'Looking for your first purchases...',
  },
});

/** A first name without a break. */
export const LongName = meta.story({ args: { firstName: LONG_NAME } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
});
