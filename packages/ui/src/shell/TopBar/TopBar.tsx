import { forwardRef, useRef } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import {
  NOTIFICATION_BADGE,
  isActiveRoute,
  navigationIconLinks,
  navigationItems,
  type NavigationAction,
  type NavigationItem,
  type NavigationUser,
} from '../navigation.ts';
import { IconLink } from '../IconLink/IconLink.tsx';
import { Logo } from '../../primitives/index.ts';
import { NavDrawer } from '../NavDrawer/NavDrawer.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { useWords } from '../../words/index.ts';
import { navigationWords } from '../words/navigation.ts';
import { topBarWords } from '../words/topBar.ts';
import * as styles from './TopBar.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface TopBarProps extends HostProps<'header', 'children'> {
  /** The path of the open page. */
  currentPath: string;
  /** The signed-in user. */
  user: NavigationUser;
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The link of the logo and the product’s name.
   * @default '/dashboard'
   */
  homeHref?: string;
  /**
   * The items of the navigation.
   * @default NAVIGATION_ITEMS
   */
  items?: readonly NavigationItem[];
  /**
   * The count on the bell; the drawer shows a dot instead.
   * @default 3
   */
  notificationCount?: number;
  /**
   * What is counted, as assistive technology reads it: 'new', or 'examples' if the notifications
   * are a sample.
   * @default 'new'
   */
  notificationLabel?: string;
  /**
   * Other actions in the user menu and the drawer, besides Logout.
   * @default none
   */
  actions?: readonly NavigationAction[];
}

/**
 * Tops every signed-in page.
 *
 * On a wide desktop, each item has its icon beside its label, otherwise above it. If the items do
 * not fit, as on a phone or with large text, the bar keeps the logo, the bell and the drawer
 * button.
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  {
    currentPath,
    user,
    onLogout,
    homeHref = '/dashboard',
    items,
    notificationCount = NOTIFICATION_BADGE,
    notificationLabel,
    actions = [],
    className,
    ...rest
  },
  ref,
) {
  const bar = useRef<HTMLDivElement>(null);
  const words = useWords(topBarWords);
  const places = useWords(navigationWords);
  const shown = items ?? navigationItems(places);
  useOverflow(bar, shown.map(({ label }) => label).join());
  const { notifications, qr, settings } = navigationIconLinks(places);
  const word = notificationLabel ?? words.notificationWord;
  const news = words.notifications({ count: `${notificationCount}`, word });
  const isCurrent = (item: NavigationItem) => isActiveRoute(item.href, currentPath);
  return (
    <header data-part="top-bar" {...rest} ref={ref} className={classes(styles.root, className)}>
      <div ref={bar} className={styles.bar}>
        <HomeLink href={homeHref} current={isActiveRoute(homeHref, currentPath)} />
        <Items items={shown} isCurrent={isCurrent} />
        <div className={styles.end}>
          <IconLink
            data-part="top-bar-notifications"
            {...notifications}
            badge={notificationCount}
            badgeLabel={() => news}
            current={isCurrent(notifications)}
          />
          <div className={styles.besideItems}>
            <IconLink data-part="top-bar-qr" {...qr} current={isCurrent(qr)} />
            <IconLink data-part="top-bar-settings" {...settings} current={isCurrent(settings)} />
            <UserMenu user={user} actions={actions} onLogout={onLogout} />
          </div>
          <div className={styles.drawer}>
            <NavDrawer
              currentPath={currentPath}
              user={user}
              items={shown}
              hasNews={notificationCount > 0}
              newsLabel={news}
              actions={actions}
              onLogout={onLogout}
            />
          </div>
        </div>
      </div>
    </header>
  );
});

function HomeLink({ href, current }: { href: string; current: boolean }) {
  const { productName } = useBrand();
  return (
    <PlainLink
      href={href}
      data-part="top-bar-home"
      className={styles.home}
      aria-label={productName}
      aria-current={current ? 'page' : undefined}
    >
      <span className={styles.withName}>
        <Logo size="s" withName />
      </span>
      <span className={styles.markOnly}>
        <Logo size="s" />
      </span>
    </PlainLink>
  );
}

interface ItemsProps {
  items: readonly NavigationItem[];
  isCurrent: (item: NavigationItem) => boolean;
}

function Items({ items, isCurrent }: ItemsProps) {
  const words = useWords(topBarWords);
  return (
    <nav data-part="top-bar-navigation" className={styles.nav} aria-label={words.navigation}>
      <ul data-part="top-bar-list" className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <PlainLink
              href={item.href}
              data-part="top-bar-item"
              className={styles.item}
              aria-current={isCurrent(item) ? 'page' : undefined}
            >
              <span data-part="top-bar-item-icon" className={styles.itemIcon}>
                <item.icon size={20} aria-hidden />
              </span>
              {item.label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
