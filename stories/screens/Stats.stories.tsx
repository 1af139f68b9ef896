import { Stats } from '@dime-time/ui/screens/Stats';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Stats',
  component: Stats,
  args: { siteUrl: 'https://dimetime.example/' },
});

/** The showcase. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Stats');
    for (const figure of ['$47', '18 months', '$3,200', '11,000+', '24 hours', '4% APY']) {
      await expect(canvas.getByText(figure)).toBeVisible();
    }
    const code = canvas.getByRole('img', { name: 'QR code of dimetime.example' });
    await expect(code).toHaveAttribute('width', '150');
    await expect(canvas.getByRole('button', { name: 'Download QR Code' })).toBeEnabled();
    await expect(canvas.getByText('Veteran Owned Business')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** The apps are out. */
export const Live = meta.story({
  args: {
    stores: [
      { store: 'Apple App Store', platform: 'iPhone and iPad', stage: 'live', note: 'Get it now.' },
      { store: 'Google Play', platform: 'Android', stage: 'review', note: 'A matter of days.' },
    ],
  },
});

/** An address without end stays in its card. */
export const LongAddress = meta.story({
  args: { siteUrl: `https://${LONG_NAME.slice(0, 120)}.example/` },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });
