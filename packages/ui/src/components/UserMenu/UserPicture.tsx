import { UserRound } from 'lucide-react';
import { initialsOf } from '../AppShell/AppShell.model.ts';
import * as styles from './UserMenu.css.ts';

export interface UserPictureProps {
  /** The name its letters are taken from. */
  name: string;
}

/** The letters of a name in a circle, or a figure where there is no name. Decoration: a name stands beside it. */
export function UserPicture({ name }: UserPictureProps) {
  const initials = initialsOf(name);
  return (
    <span className={styles.picture} data-initials={initials} aria-hidden="true">
      {initials === '' ? <UserRound size={18} /> : null}
    </span>
  );
}
