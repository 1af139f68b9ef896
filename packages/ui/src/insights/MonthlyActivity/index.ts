export { MonthlyActivity, type MonthlyActivityProps } from './MonthlyActivity.tsx';
