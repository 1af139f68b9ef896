import { CryptoInfo } from '@dime-time/ui';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Crypto/CryptoInfo',
  component: CryptoInfo,
  parameters: {
    guide: guide({
      use: 'Explains what crypto round-ups do with spare change and what can go wrong. Placed at the end of the crypto page.',
      instead: [
        ['RoundUpExplainer', 'to explain round-ups themselves'],
        ['LegalDocument', 'to state the risks in full'],
        ['Callout', 'to show a single note'],
      ],
      dos: [
        'Point `legalHref` at the full text of the risks.',
        'Keep it on every page that offers coins: it says that money can be lost.',
      ],
      donts: [
        'Do not collapse it behind a button.',
        'Do not put it above the figures people came for.',
      ],
      accessibility: [
        'It has a level 2 heading and a list of three parts, each with a level 3 heading.',
        'The images are decorative.',
        'The link to the risks makes sense on its own.',
      ],
    }),
  },
  args: { legalHref: '/legal' },
});

// @requirement 2.crypto.info
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read about the risks' })).toHaveAttribute(
      'href',
      '/legal',
    );
  },
});

export const Playground = meta.story({ args: { title: 'How Crypto Round-ups Work' } });

export const PartnerBrand = meta.story({ globals: { brand: 'penny-wise' } });

/** The three parts, stacked. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The whole card. */
export const Matrix = meta.story({ tags: ['matrix'] });
