export { BusinessAnalytics, type BusinessAnalyticsProps } from './BusinessAnalytics.tsx';
