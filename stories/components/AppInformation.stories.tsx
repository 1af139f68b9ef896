import { AppInformation } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Components/AppInformation',
  component: AppInformation,
  parameters: {
    guide: guide({
      use: 'Tells which app this is, at the end of the settings: its name, its version, and where its terms are.',
      instead: [['Footer', 'the end of a public page says who is behind the product']],
      dos: [
        'Give the version people are asked for when they report a fault.',
        'Let the link lead to terms, privacy and risks in full.',
      ],
      donts: [
        'Do not list technical facts nobody is asked for.',
        'Do not repeat the product’s name: it comes from the brand.',
      ],
      accessibility: [
        'The rows are a description list, so each value is read with its name.',
        'The link is named for where it leads.',
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

/** A partner's name. */
export const OtherBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** A version without a place to break it stays inside. */
export const LongText = meta.story({
  args: { version: LONG_NAME },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** As it stands. */
export const Matrix = meta.story({ tags: ['matrix'] });
