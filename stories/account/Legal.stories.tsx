import { Legal } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Screens/Legal',
  component: Legal,
  parameters: {
    guide: guide({
      use: 'The page at /legal: risks, terms, privacy and regulatory notice in the name of the brand. It needs no data.',
      instead: [
        ['LegalDocument', 'to show texts of your own'],
        ['TermsDialog', 'to have the texts accepted'],
      ],
      dos: ['Pass the address for privacy questions.', 'Link to a part by its ID.'],
      donts: [
        'Do not present it as advice: have your lawyers read it before it binds anyone.',
        'Do not shorten a part; the terms dialog shows the same text.',
      ],
      accessibility: [
        'It has one h1, a region for each of the four texts, and a table of contents that links to them.',
        'Lines are kept to a readable length.',
      ],
    }),
  },
  args: { contactEmail: 'help@dimetime.example' },
});

/** The four texts. */
// @requirement 2.legal.heading
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Legal Information');
    for (const name of [
      'Financial Risk Disclosure',
      'Terms of Service',
      'Privacy Policy',
      'Regulatory Notice',
    ]) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'help@dimetime.example' })).toHaveAttribute(
      'href',
      'mailto:help@dimetime.example',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { title: 'Legal Information' } });

/** Without an address, the text names the contact form on the home page. */
export const NoAddress = meta.story({ args: { contactEmail: '' } });

/** On a phone. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** An endless address and title, on a phone. */
export const Extreme = meta.story({
  args: { contactEmail: `${LONG_NAME}@dimetime.example`, title: LONG_NAME },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** With another brand: its name is in every sentence. */
export const PartnerBrand = meta.story({
  globals: { brand: 'penny-wise' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Penny Wise');
    await expect(canvasElement).not.toHaveTextContent('Dime Time');
  },
});

export const Matrix = meta.story({ tags: ['matrix'] });
