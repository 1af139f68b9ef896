import { LogOut } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Avatar, Menu, type MenuAction } from '../../primitives/index.ts';
import type { NavigationAction, NavigationUser } from '../AppShell/AppShell.model.ts';
import { useWords } from '../../words/index.ts';
import { userMenuWords } from '../words/userMenu.ts';
import * as styles from './UserMenu.css.ts';

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

/** The round button at the end of the bar, with the signed-in user and Logout. */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(function UserMenu(
  { user, onLogout, actions = [], label, logoutLabel, className, ...rest },
  ref,
) {
  const words = useWords(userMenuWords);
  const name = label ?? words.label;
  return (
    <Menu
      data-part="user-menu-panel"
      label={name}
      align="end"
      trigger={
        <button
          data-part="user-menu"
          {...rest}
          ref={ref}
          type="button"
          className={classes(styles.trigger, className)}
          aria-label={name}
        >
          <Avatar className={styles.picture} name={user.name} size="s" decorative />
        </button>
      }
      header={
        <>
          <div data-part="user-menu-name" className={styles.name}>
            {user.name}
          </div>
          {user.email === undefined ? null : (
            <div data-part="user-menu-email" className={styles.email}>
              {user.email}
            </div>
          )}
        </>
      }
      items={[
        ...actions.map(menuItem),
        menuItem({ label: logoutLabel ?? words.logout, icon: LogOut, onSelect: onLogout }),
      ]}
    />
  );
});

function menuItem({ label, icon: Icon, onSelect }: NavigationAction): MenuAction {
  return { label, icon: <Icon size={18} aria-hidden />, onSelect };
}
