import { LegalDocument, legalParts } from '@dime-time/ui';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const parts = legalParts({ productName: 'Dime Time', contactEmail: 'help@dimetime.example' });

const meta = preview.meta({
  title: 'Components/LegalDocument',
  component: LegalDocument,
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
