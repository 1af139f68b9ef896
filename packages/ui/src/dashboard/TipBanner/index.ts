export { TipBanner, type TipBannerProps } from './TipBanner.tsx';
