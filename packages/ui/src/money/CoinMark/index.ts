export { CoinMark, type CoinMarkProps } from './CoinMark.tsx';
export { coinName } from './coinName.ts';
