export { PayoffEstimate, type PayoffEstimateProps } from './PayoffEstimate.tsx';
export { type PayoffDebt } from './truePayoff.ts';
