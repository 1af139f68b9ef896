import { LogOut, Menu } from 'lucide-react';
import { forwardRef, useState, type MouseEvent } from 'react';
import { touchButton } from '../../internal/touchButton.css.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import {
  isActiveRoute,
  navigationIconLinks,
  navigationItems,
  type NavigationAction,
  type NavigationItem,
  type NavigationUser,
} from '../AppShell/AppShell.model.ts';
import { Avatar, Drawer, Logo } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { navDrawerWords } from '../words/navDrawer.ts';
import { navigationWords } from '../words/navigation.ts';
import * as styles from './NavDrawer.css.ts';

export interface NavDrawerProps extends HostProps<'button', 'children'> {
  /** The path of the open page. */
  currentPath: string;
  /** The signed-in user. */
  user: NavigationUser;
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The items of the navigation.
   * @default NAVIGATION_ITEMS
   */
  items?: readonly NavigationItem[];
  /**
   * Whether the notifications have a red dot.
   * @default true
   */
  hasNews?: boolean;
  /**
   * The text of the dot for assistive technology.
   * @default 'new'
   */
  newsLabel?: string;
  /**
   * The drawer’s actions above Logout.
   * @default none
   */
  actions?: readonly NavigationAction[];
  /**
   * The name of the button that opens the drawer, and of the drawer.
   * @default 'Menu'
   */
  label?: string;
  /**
   * The name of the button that closes the drawer.
   * @default 'Close Menu'
   */
  closeLabel?: string;
  /**
   * The label of the button that ends the session.
   * @default 'Logout'
   */
  logoutLabel?: string;
}

/**
 * Holds the full navigation on a phone: a button, and the panel that slides in from the edge.
 *
 * It is a modal dialog: it traps the focus, Escape or a tap beside it closes it, and focus returns
 * to the button. When `currentPath` changes, it closes too, and leaves the focus to the new page.
 */
export const NavDrawer = forwardRef<HTMLButtonElement, NavDrawerProps>(function NavDrawer(
  {
    currentPath,
    user,
    onLogout,
    items,
    hasNews = true,
    newsLabel,
    actions = [],
    label,
    closeLabel,
    logoutLabel,
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(navDrawerWords);
  const places = useWords(navigationWords);
  const name = label ?? words.label;
  const [open, setOpen] = useState(false);
  const [openedOn, setOpenedOn] = useState(currentPath);
  const isLeft = openedOn !== currentPath;
  // Another page is open, by a link in the drawer or by going back: the drawer closes.
  if (open && isLeft) setOpen(false);
  return (
    <Drawer
      open={open}
      onOpenChange={(opens) => {
        setOpen(opens);
        if (opens) setOpenedOn(currentPath);
      }}
      trigger={
        <button
          {...rest}
          ref={ref}
          type="button"
          className={classes(touchButton, className)}
          aria-label={name}
        >
          <Menu size={24} aria-hidden />
        </button>
      }
      title={name}
      head={<Logo size="s" withName />}
      closeLabel={closeLabel ?? words.close}
      size="s"
      padding="s"
      // After a change of page, the new page has the focus.
      restoreFocus={!isLeft}
    >
      <Places
        currentPath={currentPath}
        items={items ?? navigationItems(places)}
        hasNews={hasNews}
        newsLabel={newsLabel ?? words.news}
        onFollow={() => setOpen(false)}
      />
      <hr className={styles.separator} />
      <Account
        user={user}
        actions={[
          ...actions,
          { label: logoutLabel ?? words.logout, icon: LogOut, onSelect: onLogout },
        ]}
        onDone={() => setOpen(false)}
      />
    </Drawer>
  );
});

interface PlacesProps extends Required<
  Pick<NavDrawerProps, 'currentPath' | 'items' | 'hasNews' | 'newsLabel'>
> {
  onFollow: () => void;
}

function Places({ currentPath, items, hasNews, newsLabel, onFollow }: PlacesProps) {
  const words = useWords(navDrawerWords);
  const { notifications, qr, settings } = navigationIconLinks(useWords(navigationWords));
  const row = (item: NavigationItem, news?: string) => (
    <PlaceRow
      key={item.href}
      item={item}
      current={isActiveRoute(item.href, currentPath)}
      news={news}
      onFollow={onFollow}
    />
  );
  return (
    <nav aria-label={words.places}>
      <ul className={styles.list}>{items.map((item) => row(item))}</ul>
      <hr className={styles.separator} />
      <ul className={styles.list}>
        {row(notifications, hasNews ? newsLabel : undefined)}
        {row(qr)}
        {row(settings)}
      </ul>
    </nav>
  );
}

interface PlaceRowProps {
  item: NavigationItem;
  current: boolean;
  /** The text of the dot for assistive technology; `undefined` without a dot. */
  news: string | undefined;
  onFollow: () => void;
}

function PlaceRow({ item, current, news, onFollow }: PlaceRowProps) {
  const words = useWords(navDrawerWords);
  return (
    <li>
      <PlainLink
        href={item.href}
        className={styles.row}
        aria-label={news ? words.place({ label: item.label, news }) : undefined}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => {
          if (!opensElsewhere(event)) onFollow();
        }}
      >
        <span className={styles.rowIcon}>
          <item.icon size={20} aria-hidden />
          {news ? <span className={styles.dot} data-news="" /> : null}
        </span>
        {item.label}
      </PlainLink>
    </li>
  );
}

/** Whether a modifier key opens the link in another tab or window, or saves it: this page stays. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

interface AccountProps extends Required<Pick<NavDrawerProps, 'user' | 'actions'>> {
  onDone: () => void;
}

function Account({ user, actions, onDone }: AccountProps) {
  return (
    <>
      <div className={styles.who}>
        <Avatar name={user.name} size="s" decorative />
        <div className={styles.names}>
          <div className={styles.name}>{user.name}</div>
          {user.email === undefined ? null : <div className={styles.email}>{user.email}</div>}
        </div>
      </div>
      {actions.map(({ label, icon: Icon, onSelect }) => (
        <button
          key={label}
          type="button"
          className={styles.row}
          onClick={() => {
            onDone();
            onSelect();
          }}
        >
          <span className={styles.rowIcon}>
            <Icon size={20} aria-hidden />
          </span>
          {label}
        </button>
      ))}
    </>
  );
}
