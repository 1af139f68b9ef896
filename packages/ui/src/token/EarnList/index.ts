export { EarnList, type EarnListProps } from './EarnList.tsx';
