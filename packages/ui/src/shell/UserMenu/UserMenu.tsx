import { forwardRef } from 'react';
import { useObjectRef } from 'react-aria';
import { latePart } from '../../internal/latePart.tsx';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useLateControl, type PressAnew } from '../useLateControl.ts';
import type { UserMenuDropdownProps, UserMenuOwnProps } from './UserMenuDropdown.tsx';
import { UserPicture } from './UserPicture.tsx';
import * as styles from './UserMenu.css.ts';

/** Apart from its button: a menu weighs more than the whole bar, and few open it at once. */
const UserMenuDropdown = latePart<UserMenuDropdownProps>(() =>
  import('./UserMenuDropdown.tsx').then((module) => module.UserMenuDropdown),
);

export interface UserMenuProps extends HostProps<'button', 'children'>, UserMenuOwnProps {}

/** The round button at the end of the bar, with the signed-in user and Logout. */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(function UserMenu(
  {
    user,
    onLogout,
    actions = [],
    label = 'Account menu',
    logoutLabel = 'Logout',
    className,
    ...rest
  },
  ref,
) {
  const button = useObjectRef(ref);
  const isThere = useLateControl(UserMenuDropdown, button, pressAnew);
  if (isThere) {
    return (
      <UserMenuDropdown
        {...rest}
        {...{ user, onLogout, actions, label, logoutLabel, className }}
        buttonRef={button}
      />
    );
  }
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={classes(styles.trigger, className)}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded="false"
    >
      <UserPicture name={user.name} />
    </button>
  );
});

/** The menu opens as a pointer goes down, and by a key with its first item at hand. */
const pressAnew: PressAnew = (control, byKeyboard) => {
  const how = { bubbles: true, cancelable: true };
  control.dispatchEvent(
    byKeyboard
      ? new KeyboardEvent('keydown', { ...how, key: 'Enter' })
      : new PointerEvent('pointerdown', how),
  );
};
