import { UserRound } from 'lucide-react';
import { initialsOf } from '../AppShell/AppShell.model.ts';
import * as styles from './UserMenu.css.ts';

export interface UserPictureProps {
  /** The name for the initials. */
  name: string;
}

/**
 * The initials of a name in a circle, or an icon without a name. It is decorative: a name is beside
 * it.
 */
export function UserPicture({ name }: UserPictureProps) {
  const initials = initialsOf(name);
  return (
    <span className={styles.picture} data-initials={initials} aria-hidden="true">
      {initials === '' ? <UserRound size={18} /> : null}
    </span>
  );
}
