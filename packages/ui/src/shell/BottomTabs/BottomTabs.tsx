import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import { isActiveRoute, navigationItems, tabItems, type NavigationItem } from '../navigation.ts';
import { useWords } from '../../words/index.ts';
import { bottomTabsWords } from '../words/bottomTabs.ts';
import { navigationWords } from '../words/navigation.ts';
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

/** The navigation bar at the bottom of a phone. On a tablet and up, the top bar replaces it. */
export const BottomTabs = forwardRef<HTMLElement, BottomTabsProps>(function BottomTabs(
  { currentPath, items, label, className, ...rest },
  ref,
) {
  const words = useWords(bottomTabsWords);
  const places = useWords(navigationWords);
  const tabs = items ?? tabItems(navigationItems(places));
  return (
    <div className={styles.place}>
      <nav
        data-part="bottom-tabs"
        {...rest}
        ref={ref}
        aria-label={label ?? words.label}
        className={classes(styles.root, className)}
      >
        <ul data-part="bottom-tabs-list" className={styles.list}>
          {tabs.map(({ href, label: text, icon: Icon }) => (
            <li key={href}>
              <PlainLink
                href={href}
                data-part="bottom-tabs-tab"
                className={styles.tab}
                aria-current={isActiveRoute(href, currentPath) ? 'page' : undefined}
              >
                <Icon data-part="bottom-tabs-icon" size={20} aria-hidden />
                <span data-part="bottom-tabs-label" className={styles.label}>
                  {text}
                </span>
              </PlainLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
});
