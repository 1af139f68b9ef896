import { LoadingScreen } from '@dime-time/ui/screens/LoadingScreen';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/LoadingScreen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
});

/** The whole screen while it is not yet known who is there. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    const screen = canvas.getByRole('main').getBoundingClientRect();
    await expect(screen.height).toBeGreaterThanOrEqual(window.innerHeight);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
