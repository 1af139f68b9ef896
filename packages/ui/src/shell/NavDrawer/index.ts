export { NavDrawer, type NavDrawerProps } from './NavDrawer.tsx';
