export { RoundUpExplainer, type RoundUpExplainerProps } from './RoundUpExplainer.tsx';
