import { Hero } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { action: { label: 'Start rounding up', href: '/api/login' } },
});

/** The logo, the heading in quotation marks, one thing to do. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('“Hello World”');
    await expect(canvas.getByRole('img', { name: 'Dime Time' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start rounding up' })).toHaveAttribute(
      'href',
      '/api/login',
    );
    const day = canvas.getByRole('figure', { name: 'An example day' });
    await expect(day).toHaveTextContent('+$0.25');
    await expect(day).toHaveTextContent('$1.16');
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** With a second, lighter thing to do. */
export const TwoActions = meta.story({
  args: { secondaryAction: { label: 'See how it works', href: '#features' } },
});

/** Other words and figures. */
export const OtherWords = meta.story({
  args: {
    heading: 'Pay it off with pennies',
    lead: 'A partner tells it in words of its own, and leaves the figures out.',
    proof: [],
  },
});

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** On a phone nothing reaches past the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
