import { Menu } from 'lucide-react';
import { forwardRef } from 'react';
import { useObjectRef } from 'react-aria';
import { latePart } from '../../internal/latePart.tsx';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useLateControl, type PressAnew } from '../useLateControl.ts';
import { NAVIGATION_ITEMS } from '../AppShell/AppShell.model.ts';
import type { NavDrawerDialogProps, NavDrawerOwnProps } from './NavDrawerDialog.tsx';
import * as styles from './NavDrawer.css.ts';

/** Apart from its button: the drawer brings a dialog along, and nobody opens it at once. */
const NavDrawerDialog = latePart<NavDrawerDialogProps>(() =>
  import('./NavDrawerDialog.tsx').then((module) => module.NavDrawerDialog),
);

export interface NavDrawerProps extends HostProps<'button', 'children'>, NavDrawerOwnProps {}

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
    items = NAVIGATION_ITEMS,
    hasNews = true,
    newsWord = 'new',
    actions = [],
    label = 'Menu',
    closeLabel = 'Close Menu',
    logoutLabel = 'Logout',
    className,
    ...rest
  },
  ref,
) {
  const button = useObjectRef(ref);
  const isThere = useLateControl(NavDrawerDialog, button, pressAnew);
  if (isThere) {
    return (
      <NavDrawerDialog
        {...rest}
        {...{ currentPath, user, onLogout, items, hasNews, newsWord, actions }}
        {...{ label, closeLabel, logoutLabel, className }}
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
      aria-haspopup="dialog"
      aria-expanded="false"
    >
      <Menu size={24} aria-hidden />
    </button>
  );
});

const pressAnew: PressAnew = (control) => control.click();
