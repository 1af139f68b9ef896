import { ChevronRight, Ellipsis } from 'lucide-react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Link } from '../Link/Link.tsx';
import { useWords } from '../../words/index.ts';
import { breadcrumbsWords } from '../words/breadcrumbs.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** The page’s name. */
  label: string;
  /** Its address; the link component of the provider renders the link. */
  href: string;
}

export interface BreadcrumbsProps extends HostProps<'nav', 'children'> {
  /** The pages above the current one, from the top. */
  items: readonly Breadcrumb[];
  /** The name of the current page. */
  current: string;
  /**
   * The number of pages above the current one that are shown, at least two. Of a longer list, the
   * first and the last ones stay, and a button shows the others.
   * @default 3
   */
  maxItems?: number | undefined;
  /**
   * The name of the navigation landmark.
   * @default 'Breadcrumbs'
   */
  label?: string | undefined;
  /**
   * The name of the button that shows the rest of a shortened list.
   * @default 'More Pages'
   */
  moreLabel?: string | undefined;
}

/** Shows where a page is, and leads to the pages above it. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, current, maxItems = 3, label, moreLabel, className, ...rest },
  ref,
) {
  const words = useWords(breadcrumbsWords);
  const path = items.map(({ href }) => href).join(' ');
  // The path and not a flag, so that the list of the next page is short again.
  const [expandedPath, setExpandedPath] = useState<string>();
  const isExpanded = expandedPath === path;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button is gone; the first page that it has shown is in its place.
    if (isExpanded) list.current?.querySelectorAll('a')[1]?.focus();
  }, [isExpanded]);
  const shown = isExpanded ? items.length : Math.max(2, maxItems);
  const firstKept = items.length > shown ? items.length - shown + 1 : 1;
  const crumb = ({ label: name, href }: Breadcrumb) => (
    <li key={href} data-part="breadcrumbs-item" className={styles.item}>
      <Link className={styles.link} href={href} underline="hover">
        {name}
      </Link>
      <Separator />
    </li>
  );
  return (
    <nav
      data-part="breadcrumbs"
      {...rest}
      ref={ref}
      className={classes(styles.root, className)}
      aria-label={label ?? words.label}
    >
      <ol ref={list} data-part="breadcrumbs-list" className={styles.list}>
        {items.slice(0, 1).map(crumb)}
        {firstKept === 1 ? null : (
          <li data-part="breadcrumbs-item" className={styles.item}>
            <button
              type="button"
              data-part="breadcrumbs-more"
              className={styles.more}
              aria-label={moreLabel ?? words.more}
              aria-expanded="false"
              onClick={() => setExpandedPath(path)}
            >
              <Ellipsis size={16} aria-hidden="true" />
            </button>
            <Separator />
          </li>
        )}
        {items.slice(firstKept).map(crumb)}
        <li data-part="breadcrumbs-item" className={styles.item}>
          <span data-part="breadcrumbs-current" className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
});

function Separator() {
  return (
    <ChevronRight
      data-part="breadcrumbs-separator"
      size={14}
      className={styles.separator}
      aria-hidden="true"
    />
  );
}
