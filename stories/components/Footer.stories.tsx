import { Footer } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Ends a public page: who is behind the product, the badge, the rights and what has to be said.',
      instead: [
        ['AppShell', 'a signed-in page is built, which has no footer of this kind'],
        ['LegalDocument', 'the terms are to be read'],
      ],
      dos: [
        'Keep the disclaimer on every public page.',
        'Set the name and the colour in the brand of UiProvider: portrait and badge follow.',
        'Replace copyright as a whole, year included.',
      ],
      donts: [
        'Do not show the badge for a business it is not true of.',
        'Do not put it inside main or an article: it would no longer be the footer of the page.',
      ],
      accessibility: [
        'It is the contentinfo landmark of the page when it stands outside of main.',
        'The portrait is an image with a name; the shield beside the words of the badge is decoration.',
        'Text keeps 4.5:1 on its ground, in light and in dark.',
      ],
    }),
  },
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

/** A partner's words, some of them without a place to break. */
export const OtherWords = meta.story({
  args: {
    copyright: `© 2026 ${LONG_NAME}`,
    founder: 'Grace Hopper',
    founderNote: 'Started it at the kitchen table.',
    badge: 'Member Owned',
    disclaimer: 'A credit union for everyone.',
    portraitLabel: 'Grace Hopper, founder',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Grace Hopper, founder' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** All of it. */
export const Matrix = meta.story({ tags: ['matrix'] });
