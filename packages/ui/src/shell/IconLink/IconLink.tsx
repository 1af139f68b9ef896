import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import type { NavigationIcon } from '../navigation.ts';
import { Tooltip } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { iconLinkWords } from '../words/iconLink.ts';
import * as styles from './IconLink.css.ts';

export interface IconLinkProps extends HostProps<'a', 'children' | 'href'> {
  /** The path it leads to. */
  href: string;
  /** Its tooltip, and its name for assistive technology. */
  label: string;
  /** The icon. */
  icon: NavigationIcon;
  /**
   * Whether the page it leads to is the open one.
   * @default false
   */
  current?: boolean;
  /** A count in a badge at the corner; 0 shows none. */
  badge?: number;
  /**
   * How assistive technology reads the badge after the label.
   * @default (count) => `${count} new`
   */
  badgeLabel?: (count: number) => string;
}

/** A link that is only an icon, with its name in a tooltip and, if there is news, a count. */
export const IconLink = forwardRef<HTMLAnchorElement, IconLinkProps>(function IconLink(
  { label, icon: Icon, current = false, badge = 0, badgeLabel, className, ...rest },
  ref,
) {
  const words = useWords(iconLinkWords);
  const badgeText = badgeLabel?.(badge) ?? words.badge({ count: `${badge}` });
  return (
    <Tooltip content={label}>
      <PlainLink
        data-part="icon-link"
        {...rest}
        ref={ref}
        className={classes(styles.root, className)}
        aria-label={badge > 0 ? words.label({ label, badge: badgeText }) : label}
        aria-current={current ? 'page' : undefined}
      >
        <Icon size={20} aria-hidden />
        {badge > 0 ? (
          <span data-part="icon-link-badge" className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        ) : null}
      </PlainLink>
    </Tooltip>
  );
});
