export { AppShell, type AppShellProps } from './AppShell.tsx';
export {
  NAVIGATION_ICON_LINKS,
  NAVIGATION_ITEMS,
  NOTIFICATION_BADGE,
  isActiveRoute,
  type NavigationAction,
  type NavigationIcon,
  type NavigationItem,
  type NavigationUser,
} from './AppShell.model.ts';
