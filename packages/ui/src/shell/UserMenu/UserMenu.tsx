import {
  forwardRef,
  useCallback,
  useEffect,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { Avatar, useLazyDialog } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import type { NavigationAction, NavigationUser } from '../navigation.ts';
import { userMenuWords } from '../words/userMenu.ts';
import * as styles from './UserMenu.css.ts';
import type { UserMenuPanelProps } from './UserMenuPanel.tsx';

/** Loaded separately: menus are a large part of the script that a first page would wait for. */
const UserMenuPanel = lazyComponent<UserMenuPanelProps>(() =>
  import('./UserMenuPanel.tsx').then((module) => module.UserMenuPanel),
);

/** The keys that open the menu. */
const OPENING = ['Enter', ' ', 'ArrowDown'];

export interface UserMenuProps extends HostProps<'button', 'children'> {
  /** The signed-in user. */
  user: NavigationUser;
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The menu’s actions above Logout.
   * @default none
   */
  actions?: readonly NavigationAction[];
  /**
   * The name of the button.
   * @default 'Account menu'
   */
  label?: string;
  /**
   * The label of the button that ends the session.
   * @default 'Logout'
   */
  logoutLabel?: string;
}

/**
 * The round button at the end of the bar, with the signed-in user and Logout.
 *
 * The menu’s code is loaded once the page is used, or when a pointer or the focus comes to the
 * button. A press before that opens the menu as soon as it has loaded.
 */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(function UserMenu(
  {
    user,
    onLogout,
    actions = [],
    label,
    logoutLabel,
    className,
    onPointerEnter,
    onFocus,
    onPointerDown,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const words = useWords(userMenuWords);
  const button = useObjectRef(ref);
  const {
    wanted,
    start,
    open: load,
    close: forget,
  } = useLazyDialog<Event>(UserMenuPanel, words.notOpened);
  const [isOpen, setIsOpen] = useState(false);
  const [menuId, setMenuId] = useState<string>();
  const menuRef = useCallback((menu: HTMLElement | null) => setMenuId(menu?.id), []);
  const name = label ?? words.label;

  // The first press has loaded the menu, which now gets it: it focuses an item after a key only.
  useEffect(() => {
    if (!start) return;
    forget();
    button.current?.dispatchEvent(copyOf(start));
  }, [start, forget, button]);

  const press = (event: PointerEvent | KeyboardEvent, opens: boolean) => {
    if (wanted) setIsOpen(opens);
    else if (opens) load(event.nativeEvent);
  };
  return (
    <>
      <button
        data-part="user-menu"
        {...rest}
        ref={button}
        type="button"
        className={classes(styles.trigger, className)}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={menuId}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          prepare();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          prepare();
        }}
        onPointerDown={(event) => {
          onPointerDown?.(event);
          if (event.button !== 0 || event.ctrlKey) return;
          press(event, !isOpen);
          // The menu takes the focus, which the button would get after it.
          if (!isOpen) event.preventDefault();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!OPENING.includes(event.key)) return;
          press(event, event.key === 'ArrowDown' || !isOpen);
          event.preventDefault();
        }}
      >
        <Avatar className={styles.picture} name={user.name} size="s" decorative />
      </button>
      {wanted && (
        <UserMenuPanel
          open={isOpen}
          onOpenChange={setIsOpen}
          menuRef={menuRef}
          opener={button}
          name={name}
          user={user}
          onLogout={onLogout}
          actions={actions}
          logoutLabel={logoutLabel ?? words.logout}
        />
      )}
    </>
  );
});

/** Loads the menu. If that fails, the press that needs it says so. */
function prepare(): void {
  UserMenuPanel.preload().catch(() => {});
}

/** An event that can be dispatched again. */
function copyOf(event: Event): Event {
  return event instanceof window.KeyboardEvent
    ? new window.KeyboardEvent(event.type, event)
    : new window.PointerEvent(event.type, event);
}
