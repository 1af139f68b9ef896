export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { BottomTabs, type BottomTabsProps } from './BottomTabs/BottomTabs.tsx';
export { DemoBar, type DemoBarProps } from './DemoBar/DemoBar.tsx';
export { IconLink, type IconLinkProps } from './IconLink/IconLink.tsx';
export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen/LoadingScreen.tsx';
export { NavDrawer, type NavDrawerProps } from './NavDrawer/NavDrawer.tsx';
export {
  FOOT_LINKS,
  type FootLink,
  isActiveRoute,
  NAVIGATION_ICON_LINKS,
  NAVIGATION_ITEMS,
  type NavigationAction,
  type NavigationIcon,
  type NavigationItem,
  type NavigationUser,
  NOTIFICATION_BADGE,
} from './navigation.ts';
export { NotFound, type NotFoundProps } from './NotFound/NotFound.tsx';
export { Offline, type OfflineProps } from './Offline/Offline.tsx';
export { TopBar, type TopBarProps } from './TopBar/TopBar.tsx';
export { UserMenu, type UserMenuProps } from './UserMenu/UserMenu.tsx';
