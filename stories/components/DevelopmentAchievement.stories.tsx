import { DevelopmentAchievement } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/DevelopmentAchievement',
  component: DevelopmentAchievement,
  parameters: { layout: 'fullscreen' },
});

/** What is built, and what it is connected to. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Technology Stack' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Live Integrations' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'React and TypeScript front end',
      'Node and Express back end',
      'PostgreSQL with an ORM',
      'iOS and Android through a native wrapper',
      'Bank-connection API',
      'ACH payment processing',
      'Crypto trading',
      'Hosted authentication system',
      'Ready for app-store submission',
    ]);
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
