export { Insights, type InsightsLinks, type InsightsProps } from './Insights.tsx';
