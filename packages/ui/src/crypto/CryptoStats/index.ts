export { CryptoStats, type CryptoStatsProps } from './CryptoStats.tsx';
