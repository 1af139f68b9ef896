import { LogOut } from 'lucide-react';
import { forwardRef, useImperativeHandle, type RefCallback, type RefObject } from 'react';
import { Menu, type MenuAction } from '../../primitives/index.ts';
import type { NavigationAction, NavigationUser } from '../navigation.ts';
import * as styles from './UserMenu.css.ts';

export interface UserMenuPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the open menu. */
  menuRef: RefCallback<HTMLDivElement>;
  /** The button that opens it. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The menu’s name. */
  name: string;
  user: NavigationUser;
  onLogout: () => void;
  actions: readonly NavigationAction[];
  logoutLabel: string;
}

/** The menu of the signed-in user. */
export function UserMenuPanel({
  open,
  onOpenChange,
  menuRef,
  opener,
  name,
  user,
  onLogout,
  actions,
  logoutLabel,
}: UserMenuPanelProps) {
  return (
    <Menu
      data-part="user-menu-panel"
      ref={menuRef}
      open={open}
      onOpenChange={onOpenChange}
      label={name}
      align="end"
      trigger={<Opener button={opener} />}
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
        menuItem({ label: logoutLabel, icon: LogOut, onSelect: onLogout }),
      ]}
    />
  );
}

interface OpenerProps {
  button: RefObject<HTMLButtonElement | null>;
}

/** The trigger of the menu: the button of the bar, which was there before the menu. */
const Opener = forwardRef<HTMLButtonElement | null, OpenerProps>(function Opener({ button }, ref) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
  );
  return null;
});

function menuItem({ label, icon: Icon, onSelect }: NavigationAction): MenuAction {
  return { label, icon: <Icon size={18} aria-hidden />, onSelect };
}
