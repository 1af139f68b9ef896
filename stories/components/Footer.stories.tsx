import { Footer } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
});

/** Who is behind it, the badge, and what has to be said. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/© 2025 Dime Time/u)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Founder portrait' })).toBeVisible();
    await expect(canvas.getByText('Veteran Owned Business')).toBeVisible();
    await expect(canvas.getByText(/not a licensed financial advisor/u)).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** A partner's name and colour reach the portrait and the badge. */
export const OtherBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page the portrait keeps its lights and darks. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
