export { OptimizationTips, type OptimizationTipsProps } from './OptimizationTips.tsx';
export type { Tip, TipTarget } from './OptimizationTips.content.ts';
