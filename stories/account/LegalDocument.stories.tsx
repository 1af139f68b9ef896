import { LegalDocument, LegalSections, legalParts } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const parts = legalParts({ productName: 'Dime Time', contactEmail: 'help@dimetime.example' });

const meta = preview.meta({
  title: 'Account/LegalDocument',
  component: LegalDocument,
  subcomponents: { LegalSections },
  parameters: {
    guide: guide({
      use: 'Presents legal texts with a table of contents: a readable line length, numbered sections, permanent links.',
      instead: [
        ['TermsDialog', 'to accept terms before creating an account'],
        ['CryptoInfo', 'to state the risk of coins in a sentence'],
      ],
      dos: [
        'Pass the parts that `legalParts` returns for your name and address, or your own in the same shape.',
        'Keep a section’s `id` permanently: other pages link to it.',
        'Put it under a level 1 page heading.',
      ],
      donts: [
        'Do not show it twice on a page: IDs must be unique.',
        'Do not shorten the texts for the phone.',
      ],
      accessibility: [
        'The table of contents is a navigation landmark named by its heading.',
        'Each text is a section named by its level 2 heading, with level 3 headings for its sections.',
        'Links lead to headings that take the focus, and a link after each text leads back.',
        'Lines are kept to a readable length.',
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

/** A single short text only needs its own few links. */
export const OnePart = meta.story({ args: { parts: parts.slice(3) } });

/** With a partner’s name and no address: the text names the contact form on the home page. */
export const OtherBrand = meta.story({
  args: { parts: legalParts({ productName: 'Harbor Credit Union Round-Up' }).slice(2, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'home page' })).toHaveAttribute('href', '/');
  },
});

/** On a phone, the table of contents lists the texts, and a link leads back to it. */
export const Phone = meta.story({
  args: { parts: parts.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
});

/** On a dark page. */
export const Dark = meta.story({ args: { parts: parts.slice(0, 1) }, globals: { theme: 'dark' } });

/** The four texts and their table of contents. */
export const Matrix = meta.story({ tags: ['matrix'] });
