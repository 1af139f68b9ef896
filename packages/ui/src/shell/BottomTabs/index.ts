export { BottomTabs, type BottomTabsProps } from './BottomTabs.tsx';
