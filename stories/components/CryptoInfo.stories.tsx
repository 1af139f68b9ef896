import { CryptoInfo } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/CryptoInfo',
  component: CryptoInfo,
  args: { legalHref: '/legal' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read about the risks' })).toHaveAttribute(
      'href',
      '/legal',
    );
  },
});

export const PartnerBrand = meta.story({ globals: { brand: 'penny-wise' } });
