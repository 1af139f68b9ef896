import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { forwardRef, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import { useOpenOverlay } from '../../primitives/index.ts';
import type { NavigationAction, NavigationUser } from '../AppShell/AppShell.model.ts';
import { UserPicture } from './UserPicture.tsx';
import { useWords } from '../../words/index.ts';
import { userMenuWords } from '../words.ts';
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
  const container = usePortalContainer();
  const [isOpen, setIsOpen] = useState(false);
  useOpenOverlay(isOpen, () => setIsOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger
        {...rest}
        ref={ref}
        className={classes(styles.trigger, className)}
        aria-label={name}
      >
        <UserPicture name={user.name} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        {/* Drawn far from the bar its button is in, so it needs a landmark of its own. */}
        <section aria-label={name}>
          <DropdownMenu.Content
            className={styles.menu}
            align="end"
            sideOffset={6}
            collisionPadding={16}
          >
            <DropdownMenu.Label className={styles.who}>
              <div className={styles.name}>{user.name}</div>
              {user.email === undefined ? null : <div className={styles.email}>{user.email}</div>}
            </DropdownMenu.Label>
            <DropdownMenu.Separator className={styles.separator} />
            {actions.map((action) => (
              <MenuItem key={action.label} {...action} />
            ))}
            <MenuItem label={logoutLabel ?? words.logout} icon={LogOut} onSelect={onLogout} />
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
});

function MenuItem({ label, icon: Icon, onSelect }: NavigationAction) {
  return (
    <DropdownMenu.Item className={styles.item} onSelect={onSelect}>
      <span className={styles.itemIcon}>
        <Icon size={18} aria-hidden />
      </span>
      {label}
    </DropdownMenu.Item>
  );
}
