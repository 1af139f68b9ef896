import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink, type LinkNavigation } from '../../theme/PlainLink.tsx';
import type { ButtonIcon, ButtonLook } from './Button.types.ts';
import { buttonAttributes } from './buttonAttributes.ts';
import * as styles from './Button.css.ts';

export interface LinkButtonProps
  extends HostProps<'a', 'children' | 'href'>, LinkNavigation, ButtonLook, ButtonIcon {
  /** Where it leads. */
  href: string;
  /** The destination, in words. */
  children: ReactNode;
}

/** A link that looks like a button: it navigates, and can be opened in a new tab. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, tone, size, stretch, icon, className, children, ...rest },
  ref,
) {
  return (
    <PlainLink
      data-part="link-button"
      {...rest}
      {...buttonAttributes({ variant, tone, size, stretch })}
      ref={ref}
      className={classes(styles.button, className)}
    >
      {icon ? (
        <span data-part="link-button-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {children}
    </PlainLink>
  );
});
