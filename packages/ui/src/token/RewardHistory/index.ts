export { RewardHistory, type RewardHistoryProps } from './RewardHistory.tsx';
