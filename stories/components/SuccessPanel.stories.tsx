import { SuccessPanel } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/SuccessPanel',
  component: SuccessPanel,
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
export const Playground = meta.story();

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
