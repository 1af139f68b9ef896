import { Card, Stats, Text } from '@dime-time/ui';
import { Coins, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Stats',
  component: Stats,
  parameters: {
    guide: guide({
      use: 'The page at /stats: the product at a glance, for showing it to others. It needs no data.',
      instead: [
        ['AppStoreStatus', 'to show only the stores'],
        ['BusinessProjections', 'to show the business plan'],
      ],
      dos: [
        'Pass the site’s address, which is used for the code and the saved file.',
        'Handle `onDownloadError` with a toast.',
        'Pass your own figures, stores and texts in `content`; a list replaces the whole list, `null` leaves a section out.',
      ],
      donts: [
        'Do not call the figures promises: the page says that they are averages.',
        'Do not pass an address that only you can reach; other people will scan it.',
      ],
      accessibility: [
        'It has one h1, and a region with a heading for each part.',
        'The code is an image named after the site, and the site’s name is beside it.',
      ],
    }),
  },
  args: { siteUrl: 'https://dimetime.example/' },
});

/** The showcase. */
// @requirement 1.bank.institutions 2.stats.content 9.qr.small 9.figures
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Stats');
    for (const figure of ['$47', '18 months', '$3,200', '11,000+', '24 hours', '4% APY']) {
      await expect(canvas.getByText(figure)).toBeVisible();
    }
    await expect(
      canvas.getByText(/Example figures, not promises\. Yours depend on what you spend and owe\./),
    ).toBeVisible();
    const code = canvas.getByRole('img', { name: 'QR code of dimetime.example' });
    await expect(code).toHaveAttribute('width', '150');
    await expect(canvas.getByRole('button', { name: 'Download QR Code' })).toBeEnabled();
    await expect(canvas.getByText('Veteran Owned Business')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { siteUrl: 'https://dimetime.example/' } });

/** The apps are live. */
export const Live = meta.story({
  args: {
    content: {
      stores: {
        stores: [
          { store: 'Apple App Store', platform: 'iPhone', stage: 'live', note: 'Get it now.' },
          { store: 'Google Play', platform: 'Android', stage: 'review', note: 'A matter of days.' },
        ],
      },
    },
  },
});

/** An endless address stays in its card, on a phone too. */
export const Extreme = meta.story({
  args: { siteUrl: `https://${LONG_NAME.slice(0, 120)}.example/` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a phone. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** With another brand. */
export const PartnerBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** A partner’s figures and texts, without stores, and with a column of its own. */
export const Partner = meta.story({
  globals: { brand: 'penny-wise' },
  args: {
    siteUrl: 'https://penny-wise.example/',
    content: {
      header: { title: 'At a Glance', description: 'What Penny Wise does for its members.' },
      figures: {
        title: 'Last Year',
        figures: [
          { label: 'Members', figure: '12,400', detail: 'in Vermont', icon: Users },
          { label: 'Paid off', figure: '$1.2M', detail: 'with spare change', icon: Coins },
        ],
      },
      stores: null,
      about: { badge: null, text: 'Penny Wise belongs to its members.' },
    },
    slots: {
      aside: (
        <Card>
          <Text>The annual meeting is on May 4.</Text>
        </Card>
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,400')).toBeVisible();
    await expect(canvas.getByText('The annual meeting is on May 4.')).toBeVisible();
    await expect(canvas.queryByText('$47')).toBeNull();
    await expect(canvas.queryByText('Veteran Owned Business')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'App Store Status' })).toBeNull();
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
