import { TipBanner } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/TipBanner',
  component: TipBanner,
  args: { strategiesHref: '/debts', customizeHref: '/settings' },
});

/** A tip, and the two places where it is followed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learn More Strategies' })).toHaveAttribute(
      'href',
      '/debts',
    );
    await expect(canvas.getByRole('link', { name: 'Customize Round-ups' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** Another tip. */
export const OtherTip = meta.story({
  args: {
    title: 'Tip: pay before the statement',
    children: 'Interest is charged on what stands on the day of the statement.',
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
