import { UserRound } from 'lucide-react';
import { forwardRef, useCallback, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { initialsOf } from './initialsOf.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends HostProps<'span', 'children'> {
  /** Whose picture it is: its accessible name, and its initials if there is no image. */
  name: string;
  /** The address of an image, which is cropped to a circle. If it does not load, the initials stay. */
  src?: string | undefined;
  /**
   * Its diameter: 32, 40 or 64 px.
   * @default 'm'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Whether the name is beside it, so that assistive technology does not get it twice.
   * @default false
   */
  decorative?: boolean | undefined;
}

const ICON_SIZE = { s: 18, m: 22, l: 32 } as const;

/** Stands for a person: an image, the initials of the name, or an icon without a name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'm', decorative = false, className, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  // An image of server-rendered HTML can fail before React listens for its errors.
  const checkLoaded = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? '');
  }, []);
  const hasImage = src !== undefined && src !== '' && src !== failed;
  const initials = hasImage ? '' : initialsOf(name);
  return (
    <span
      data-part="avatar"
      {...(decorative || name === ''
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': name })}
      {...rest}
      ref={ref}
      data-initials={initials}
      className={classes(styles.avatar, styles.size[size], className)}
    >
      {hasImage ? (
        <img
          ref={checkLoaded}
          data-part="avatar-image"
          className={styles.image}
          src={src}
          alt=""
          onError={() => setFailed(src)}
        />
      ) : initials === '' ? (
        <UserRound data-part="avatar-icon" size={ICON_SIZE[size]} aria-hidden="true" />
      ) : null}
    </span>
  );
});
