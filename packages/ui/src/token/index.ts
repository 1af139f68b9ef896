export { DimeToken, type DimeTokenProps } from './DimeToken/DimeToken.tsx';
export { EarnList, type EarnListProps } from './EarnList/EarnList.tsx';
export { RewardHistory, type RewardHistoryProps } from './RewardHistory/RewardHistory.tsx';
export { type StakeAction, StakeForm, type StakeFormProps } from './StakeForm/StakeForm.tsx';
export { StakeList, type StakeListProps } from './StakeList/StakeList.tsx';
export { TokenBalance, type TokenBalanceProps } from './TokenBalance/TokenBalance.tsx';
export { TokenOverview, type TokenOverviewProps } from './TokenOverview/TokenOverview.tsx';
export { TradingPairs, type TradingPairsProps } from './TradingPairs/TradingPairs.tsx';
