import { Hero } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Marketing/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Opens the landing page: the logo, the large heading, one call to action, and an example of an ordinary day.',
      instead: [
        ['PageHeader', 'to open a signed-in page'],
        ['MarketingSection', 'to open a later section of the page'],
      ],
      dos: [
        'Give it the one action a visitor should take, as a verb.',
        'Use `secondaryAction` for people who want to read first.',
        'Pass `proof` with figures you can back up, or an empty list.',
      ],
      donts: [
        'Do not use it twice on a page: it has a level 1 heading.',
        'Do not add a third action.',
      ],
      accessibility: [
        'The heading is the h1 of the page.',
        'The actions are links, so they can be opened in a new tab.',
        'The example day is a figure with a caption. Its amounts are never hidden, because they belong to no real person.',
      ],
    }),
  },
  args: { action: { label: 'Start Rounding Up', href: '/api/login', reloadDocument: true } },
});

/** The logo, the heading in quotation marks, and one action. */
// @requirement 1.round-up.marketing-example 2.landing.heading
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('“Hello World”');
    await expect(canvas.getByRole('img', { name: 'Dime Time' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start Rounding Up' })).toHaveAttribute(
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

/** With a second, lighter action. */
export const TwoActions = meta.story({
  args: { secondaryAction: { label: 'See How It Works', href: '#features' } },
});

/** Different wording and figures. */
export const OtherWords = meta.story({
  args: {
    heading: 'Pay it off with pennies',
    lead: 'A partner tells it in words of its own, and leaves the figures out.',
    proof: [],
  },
});

/** On a tablet. */
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

/** On a phone, nothing extends past the screen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** Text without a break, on a phone. */
export const LongText = meta.story({
  args: {
    heading: LONG_NAME,
    lead: LONG_NAME,
    proof: [{ figure: '$999,999,999.99', label: LONG_NAME }],
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With everything it can show. */
export const Matrix = meta.story({
  tags: ['matrix'],
  args: { secondaryAction: { label: 'See How It Works', href: '#features' } },
});
