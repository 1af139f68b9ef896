import { SuccessPanel } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/SuccessPanel',
  component: SuccessPanel,
  parameters: {
    guide: guide({
      use: 'In place of a form that went through, while the next thing is being prepared: after sign-up, after a bank was connected.',
      instead: [
        ['Callout', 'for good news beside other things'],
        ['Dialog', 'where the reader has to do something next'],
      ],
      dos: [
        'Move the focus to it when it takes the place of the form.',
        'Go on by yourself after a moment; it has no button.',
      ],
      donts: [
        'Do not leave it standing: the moving bar says that something is coming.',
        'Do not show it on a page that keeps its own h1.',
      ],
      accessibility: [
        'A region that can take the focus; its title is read as its name, the greeting and the message as its description.',
        'The title is a heading of level 1, for a page that consists of it.',
        'The mark and the bar are decoration, and stand still where reduced motion is asked for.',
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

/** Other words, for another success. */
export const OtherWords = meta.story({
  args: {
    title: 'Bank connected',
    greeting: (name: string) => `Nice work, ${name}.`,
    message: 'Looking for your first purchases...',
  },
});

/** A first name without a place to break it. */
export const LongName = meta.story({ args: { firstName: LONG_NAME } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Matrix = meta.story({
  tags: ['matrix'],
  globals: { motion: 'reduced' },
});
