import { CoinMark, Inline } from '@dime-time/ui';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { LONG_NAME } from '../fixtures/index.ts';

const meta = preview.meta({
  title: 'Money/CoinMark',
  component: CoinMark,
  parameters: {
    guide: guide({
      use: 'Marks a coin by its symbol in a circle, at the start of a row that names it.',
      instead: [
        ['Badge', 'to show a state or a category'],
        ['Logo', 'to show the product itself'],
      ],
      dos: [
        'Write the name of the coin beside it.',
        'Pass the symbol as the server gives it: for a long one, the first four letters are shown.',
      ],
      donts: [
        'Do not use it on its own: it says nothing to people who cannot see it.',
        'Do not put a brand’s image into it; letters work for every coin.',
      ],
      accessibility: [
        'It is decorative and hidden from assistive technology: the name beside it must say which coin it is.',
      ],
    }),
  },
  args: { symbol: 'BTC' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { symbol: 'ETH' } });

export const LongSymbol = meta.story({ args: { symbol: 'SHIBAINU' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** The product’s coins, an unknown one, one too long, and none. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: () => (
    <Inline>
      {['BTC', 'ETH', 'ADA', 'SOL', 'XRP', 'LTC', 'DOGE', 'X', LONG_NAME, ''].map((symbol) => (
        <CoinMark key={symbol} symbol={symbol} />
      ))}
    </Inline>
  ),
});
