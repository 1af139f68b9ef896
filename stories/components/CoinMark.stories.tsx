import { CoinMark } from '@dime-time/ui';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/CoinMark',
  component: CoinMark,
  args: { symbol: 'BTC' },
});

export const Default = meta.story();

export const LongSymbol = meta.story({ args: { symbol: 'SHIBAINU' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
