export { ComparisonParts } from '../PlanComparison/ComparisonParts.tsx';
export { PlanPayments } from './PlanPayments.tsx';
