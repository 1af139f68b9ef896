import { Footer } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Marketing/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    guide: guide({
      use: 'Ends a public page: who is behind the product, the badge, the copyright and the disclaimer.',
      instead: [
        ['AppShell', 'to build a signed-in page, which has no footer of this kind'],
        ['LegalDocument', 'to show the full terms'],
      ],
      dos: [
        'Keep the disclaimer on every public page.',
        'Set the name and the color in the `brand` of `UiProvider`: portrait and badge follow.',
        'Replace all of `copyright`, including the year.',
      ],
      donts: [
        'Do not show the badge for a business it does not apply to.',
        'Do not put it inside main or an article: it would no longer be the page’s footer.',
      ],
      accessibility: [
        'It is the contentinfo landmark of the page if it is outside main.',
        'The portrait is an image with a name; the shield beside the badge’s text is decorative.',
        'Text keeps a contrast of 4.5:1 on its background, in light and dark.',
      ],
    }),
  },
});

/** Who is behind it, the badge, and the disclaimer. */
// @requirement 1.no-licensed-advisor 2.landing.footer
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

/** A partner’s name and color in the portrait and the badge. */
export const OtherBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page, the portrait keeps its lights and darks. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** A partner’s wording, some of it without a break. */
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

/** Everything together. */
export const Matrix = meta.story({ tags: ['matrix'] });
