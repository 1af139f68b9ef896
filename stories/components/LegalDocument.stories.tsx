import { LegalDocument, LegalSections, legalParts } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const parts = legalParts({ productName: 'Dime Time', contactEmail: 'help@dimetime.example' });

const meta = preview.meta({
  title: 'Components/LegalDocument',
  component: LegalDocument,
  subcomponents: { LegalSections },
  parameters: {
    guide: guide({
      use: 'Sets legal texts with a table of contents: a readable measure, numbered sections, links that last.',
      instead: [
        ['TermsDialog', 'terms are accepted before an account is made'],
        ['CryptoInfo', 'the risk of coins is told in a sentence'],
      ],
      dos: [
        'Pass the parts that legalParts gives for your name and address, or your own in the same shape.',
        'Keep the id of a section for good: others link to it.',
        'Put it under a first-level heading of the page.',
      ],
      donts: [
        'Do not show it twice on a page: ids must be unique.',
        'Do not shorten the texts for the phone.',
      ],
      accessibility: [
        'The contents are a navigation landmark named by its heading.',
        'Each text is a section named by its second-level heading, with third-level headings for its sections.',
        'Links lead to headings that take the focus, and a link after each text leads back.',
        'Lines are no longer than is good to read.',
      ],
    }),
  },
  args: { parts },
});

/** The four texts with their table of contents. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Contents' }));
    for (const link of contents.getAllByRole('link')) {
      const href = link.getAttribute('href') ?? '';
      const target = document.querySelector(`[id="${href.slice(1)}"]`);
      await expect(target, href).toHaveRole('heading');
      await expect(target?.textContent, href).toContain(
        link.textContent?.replace(/^\d+/u, '') ?? '',
      );
    }
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** A single short text needs no more than its own few links. */
export const OnePart = meta.story({ args: { parts: parts.slice(3) } });

/** Under a partner's name, without an address: the contact form on the home page is named. */
export const OtherBrand = meta.story({
  args: { parts: legalParts({ productName: 'Harbor Credit Union Round-Up' }).slice(2, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  },
});

/** On a phone the contents list the texts, and a link leads back to them. */
export const Phone = meta.story({
  args: { parts: parts.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
});

/** On a dark page. */
export const Dark = meta.story({ args: { parts: parts.slice(0, 1) }, globals: { theme: 'dark' } });

/** The four texts and their contents. */
export const Matrix = meta.story({ tags: ['matrix'] });
