import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import {
  NAVIGATION_ITEMS,
  isActiveRoute,
  tabItems,
  type NavigationItem,
} from '../AppShell/AppShell.model.ts';
import * as styles from './BottomTabs.css.ts';

export interface BottomTabsProps extends HostProps<'nav', 'children'> {
  /** The path of the open page. */
  currentPath: string;
  /**
   * The tabs; five labels fit the narrowest phone.
   * @default the five everyday destinations of the shared navigation
   */
  items?: readonly NavigationItem[];
  /**
   * The name of the landmark, distinct from the other navigation.
   * @default 'Tabs'
   */
  label?: string;
}

const DEFAULT_TABS = tabItems(NAVIGATION_ITEMS);

/** The navigation bar at the bottom of a phone. On a tablet and up, the top bar replaces it. */
export const BottomTabs = forwardRef<HTMLElement, BottomTabsProps>(function BottomTabs(
  { currentPath, items = DEFAULT_TABS, label = 'Tabs', className, ...rest },
  ref,
) {
  return (
    <div className={styles.place}>
      <nav {...rest} ref={ref} aria-label={label} className={classes(styles.root, className)}>
        <ul className={styles.list}>
          {items.map(({ href, label: text, icon: Icon }) => (
            <li key={href}>
              <PlainLink
                href={href}
                className={styles.tab}
                aria-current={isActiveRoute(href, currentPath) ? 'page' : undefined}
              >
                <Icon size={20} aria-hidden />
                <span className={styles.label}>{text}</span>
              </PlainLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});
