export { AppShell, type AppShellProps } from './AppShell.tsx';
export {
  FOOT_LINKS,
  NAVIGATION_ICON_LINKS,
  NAVIGATION_ITEMS,
  NOTIFICATION_BADGE,
  isActiveRoute,
  type FootLink,
  type NavigationAction,
  type NavigationIcon,
  type NavigationItem,
  type NavigationUser,
} from './AppShell.model.ts';
