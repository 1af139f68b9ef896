import { Menu } from 'lucide-react';
import { forwardRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { touchButton } from '../../internal/touchButton.css.ts';
import { useLazyDialog } from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import type { NavigationAction, NavigationItem, NavigationUser } from '../navigation.ts';
import { navDrawerWords } from '../words/navDrawer.ts';
import type { NavDrawerPanelProps } from './NavDrawerPanel.tsx';

/** Loaded separately: on a wide screen it is never opened. */
const NavDrawerPanel = lazyComponent<NavDrawerPanelProps>(() =>
  import('./NavDrawerPanel.tsx').then((module) => module.NavDrawerPanel),
);

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
    onClick,
    ...rest
  },
  ref,
) {
  const words = useWords(navDrawerWords);
  const button = useObjectRef(ref);
  const drawer = useLazyDialog<string>(NavDrawerPanel, words.notOpened);
  const name = label ?? words.label;
  return (
    <>
      <button
        data-part="nav-drawer"
        {...rest}
        ref={button}
        type="button"
        className={classes(touchButton, className)}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={drawer.start !== undefined}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) drawer.open(currentPath);
        }}
      >
        <Menu size={24} aria-hidden />
      </button>
      {drawer.wanted && (
        <NavDrawerPanel
          openedOn={drawer.start}
          onClose={drawer.close}
          opener={button}
          name={name}
          currentPath={currentPath}
          user={user}
          onLogout={onLogout}
          items={items}
          hasNews={hasNews}
          newsLabel={newsLabel}
          actions={actions}
          closeLabel={closeLabel}
          logoutLabel={logoutLabel}
        />
      )}
    </>
  );
});
