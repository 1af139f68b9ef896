import { LogOut } from 'lucide-react';
import { useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { Avatar, Drawer, Logo } from '../../primitives/index.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import { useWords } from '../../words/index.ts';
import {
  isActiveRoute,
  navigationIconLinks,
  navigationItems,
  type NavigationAction,
  type NavigationItem,
  type NavigationUser,
} from '../navigation.ts';
import { navDrawerWords } from '../words/navDrawer.ts';
import { navigationWords } from '../words/navigation.ts';
import * as styles from './NavDrawer.css.ts';

export interface NavDrawerPanelProps {
  /** The path of the page on which it was opened; `undefined` while it is closed. */
  openedOn: string | undefined;
  onClose: () => void;
  /** The button that has opened it. */
  opener: RefObject<HTMLElement | null>;
  /** The drawer’s name. */
  name: string;
  currentPath: string;
  user: NavigationUser;
  onLogout: () => void;
  items: readonly NavigationItem[] | undefined;
  hasNews: boolean;
  newsLabel: string | undefined;
  actions: readonly NavigationAction[];
  closeLabel: string | undefined;
  logoutLabel: string | undefined;
}

/** The drawer of the navigation. */
export function NavDrawerPanel({
  openedOn,
  onClose,
  opener,
  name,
  currentPath,
  user,
  onLogout,
  items,
  hasNews,
  newsLabel,
  actions,
  closeLabel,
  logoutLabel,
}: NavDrawerPanelProps) {
  const words = useWords(navDrawerWords);
  const places = useWords(navigationWords);
  const [lastOpenedOn, setLastOpenedOn] = useState(openedOn);
  if (openedOn !== undefined && openedOn !== lastOpenedOn) setLastOpenedOn(openedOn);
  // Another page is open, by a link in the drawer or by going back: the drawer closes.
  const isLeft = lastOpenedOn !== currentPath;
  const isOpen = openedOn !== undefined;
  useEffect(() => {
    if (isOpen && isLeft) onClose();
  }, [isOpen, isLeft, onClose]);
  return (
    <Drawer
      data-part="nav-drawer-panel"
      open={isOpen && !isLeft}
      onOpenChange={(opens) => {
        if (!opens) onClose();
      }}
      title={name}
      head={<Logo size="s" withName />}
      closeLabel={closeLabel ?? words.close}
      size="s"
      padding="s"
      finalFocus={opener}
      // After a change of page, the new page has the focus.
      restoreFocus={!isLeft}
    >
      <Places
        currentPath={currentPath}
        items={items ?? navigationItems(places)}
        hasNews={hasNews}
        newsLabel={newsLabel ?? words.news}
        onFollow={onClose}
      />
      <hr data-part="nav-drawer-separator" className={styles.separator} />
      <Account
        user={user}
        actions={[
          ...actions,
          { label: logoutLabel ?? words.logout, icon: LogOut, onSelect: onLogout },
        ]}
        onDone={onClose}
      />
    </Drawer>
  );
}

interface PlacesProps extends Pick<NavDrawerPanelProps, 'currentPath' | 'hasNews'> {
  items: readonly NavigationItem[];
  newsLabel: string;
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
      <ul data-part="nav-drawer-list" className={styles.list}>
        {items.map((item) => row(item))}
      </ul>
      <hr data-part="nav-drawer-separator" className={styles.separator} />
      <ul data-part="nav-drawer-list" className={styles.list}>
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
        data-part="nav-drawer-item"
        className={styles.row}
        aria-label={news ? words.place({ label: item.label, news }) : undefined}
        aria-current={current ? 'page' : undefined}
        onClick={(event) => {
          if (!opensElsewhere(event)) onFollow();
        }}
      >
        <span data-part="nav-drawer-item-icon" className={styles.rowIcon}>
          <item.icon size={20} aria-hidden />
          {news ? <span data-part="nav-drawer-dot" className={styles.dot} data-news="" /> : null}
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

interface AccountProps extends Pick<NavDrawerPanelProps, 'user' | 'actions'> {
  onDone: () => void;
}

function Account({ user, actions, onDone }: AccountProps) {
  return (
    <>
      <div data-part="nav-drawer-user" className={styles.who}>
        <Avatar name={user.name} size="s" decorative />
        <div className={styles.names}>
          <div data-part="nav-drawer-user-name" className={styles.name}>
            {user.name}
          </div>
          {user.email === undefined ? null : (
            <div data-part="nav-drawer-user-email" className={styles.email}>
              {user.email}
            </div>
          )}
        </div>
      </div>
      {actions.map(({ label, icon: Icon, onSelect }) => (
        <button
          key={label}
          data-part="nav-drawer-item"
          type="button"
          className={styles.row}
          onClick={() => {
            onDone();
            onSelect();
          }}
        >
          <span data-part="nav-drawer-item-icon" className={styles.rowIcon}>
            <Icon size={20} aria-hidden />
          </span>
          {label}
        </button>
      ))}
    </>
  );
}
