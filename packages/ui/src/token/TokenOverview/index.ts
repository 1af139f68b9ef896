export { TokenOverview, type TokenOverviewProps } from './TokenOverview.tsx';
