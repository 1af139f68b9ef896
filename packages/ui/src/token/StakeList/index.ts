export { StakeList, type StakeListProps } from './StakeList.tsx';
