export { InsightStats, type InsightStatsProps } from './InsightStats.tsx';
