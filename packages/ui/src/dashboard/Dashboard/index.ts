export { Dashboard, type DashboardLinks, type DashboardProps } from './Dashboard.tsx';
