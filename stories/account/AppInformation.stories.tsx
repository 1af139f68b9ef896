import { AppInformation } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Account/AppInformation',
  component: AppInformation,
  parameters: {
    guide: guide({
      use: 'Identifies the app at the end of the settings: its name, its version, and a link to its terms.',
      instead: [['Footer', 'to show at the end of a public page who is behind the product']],
      dos: [
        'Give the version that support asks for in a bug report.',
        'Link to the full terms, privacy policy and risks.',
      ],
      donts: [
        'Do not list technical facts that are never asked for.',
        'Do not repeat the product’s name: it comes from the brand.',
      ],
      accessibility: [
        'The rows are a description list, so each value is read with its label.',
        'The link is named for its destination.',
      ],
    }),
  },
});

/** The name comes from the brand. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.0.0')).toBeVisible();
    await expect(canvas.getByText('Dime Time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Legal Information' })).toHaveAttribute(
      'href',
      '/legal',
    );
  },
});

/** All props as controls. */
export const Playground = meta.story({ args: { version: '1.0.0', legalHref: '/legal' } });

/** A partner’s name. */
export const OtherBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** A long version without a break stays inside. */
export const LongText = meta.story({
  args: { version: LONG_NAME },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The default look. */
export const Matrix = meta.story({ tags: ['matrix'] });
