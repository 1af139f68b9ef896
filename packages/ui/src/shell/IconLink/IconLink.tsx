import { forwardRef } from 'react';
import { useObjectRef } from 'react-aria';
import { latePart } from '../../internal/latePart.tsx';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import type { NavigationIcon } from '../AppShell/AppShell.model.ts';
import type { TooltipProps } from '../../primitives/index.ts';
import { useLateControl } from '../useLateControl.ts';
import * as styles from './IconLink.css.ts';

/** The link works without it, and a bar of links would wait for it. */
const LateTooltip = latePart<TooltipProps>(() =>
  import('../../primitives/Tooltip/Tooltip.tsx').then((module) => module.Tooltip),
);

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
  {
    label,
    icon: Icon,
    current = false,
    badge = 0,
    badgeLabel = (count) => `${count} new`,
    className,
    ...rest
  },
  ref,
) {
  const element = useObjectRef(ref);
  const hasTooltip = useLateControl(LateTooltip, element);
  const link = (
    <PlainLink
      {...rest}
      ref={element}
      className={classes(styles.root, className)}
      aria-label={badge > 0 ? `${label}, ${badgeLabel(badge)}` : label}
      aria-current={current ? 'page' : undefined}
    >
      <Icon size={20} aria-hidden />
      {badge > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </PlainLink>
  );
  return hasTooltip ? <LateTooltip content={label}>{link}</LateTooltip> : link;
});
