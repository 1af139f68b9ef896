import { ChevronLeft, ChevronRight } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import { useWords } from '../../words/index.ts';
import type { PaginationWords } from '../../words/subjects/primitives/pagination.ts';
import { paginationWords } from '../words/pagination.ts';
import { pageSlots } from './Pagination.model.ts';
import * as styles from './Pagination.css.ts';

export type { PaginationWords };

export interface PaginationProps extends HostProps<'nav', 'children' | 'onChange'> {
  /** The open page, from 1. */
  page: number;
  /** The number of pages; with fewer than two, nothing is shown. */
  pageCount: number;
  /**
   * The address of a page. With it, every page is a link, which the link component of the provider
   * renders.
   * @default none, pages are buttons
   */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called with the chosen page. */
  onPageChange?: ((page: number) => void) | undefined;
  /**
   * Words in place of its own, whole or in part.
   * @default those of the catalogue
   */
  words?: Partial<PaginationWords> | undefined;
}

/** Leads through a list that is divided into pages. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, hrefOf, onPageChange, words, className, ...rest },
  ref,
) {
  const ours = { ...useWords(paginationWords), ...words };
  if (pageCount < 2) return null;
  // A list can have become shorter than the page in the address.
  const current = Math.min(Math.max(1, page), pageCount);
  const step = (to: number, name: string, content: ReactNode, isCurrent = false) => (
    <Step
      name={name}
      href={hrefOf?.(to)}
      isCurrent={isCurrent}
      isOut={to < 1 || to > pageCount}
      onFollow={() => onPageChange?.(to)}
    >
      {content}
    </Step>
  );
  return (
    <nav
      data-part="pagination"
      aria-label={ours.navigation}
      {...rest}
      ref={ref}
      className={classes(styles.root, className)}
    >
      <ul data-part="pagination-list" className={styles.list}>
        <li data-part="pagination-previous">
          {step(current - 1, ours.previous, <Arrow to="previous" />)}
        </li>
        {pageSlots(current, pageCount).map((slot, index) =>
          slot === 'gap' ? (
            <li
              key={`gap-${index}`}
              data-part="pagination-gap"
              className={styles.gap}
              aria-hidden="true"
            >
              …
            </li>
          ) : (
            <li key={slot} data-part="pagination-page" className={styles.page}>
              {step(slot, ours.page({ page: String(slot) }), slot, slot === current)}
            </li>
          ),
        )}
        <li data-part="pagination-position" className={styles.position}>
          {ours.position({ page: String(current), pageCount: String(pageCount) })}
        </li>
        <li data-part="pagination-next">{step(current + 1, ours.next, <Arrow to="next" />)}</li>
      </ul>
    </nav>
  );
});

function Arrow({ to }: { to: 'previous' | 'next' }) {
  const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <Icon data-part="pagination-arrow" size={18} className={styles.arrow} aria-hidden="true" />
  );
}

interface StepProps {
  name: string;
  href: string | undefined;
  isCurrent: boolean;
  /** Whether there is no such page: before the first or after the last. */
  isOut: boolean;
  onFollow: () => void;
  children: ReactNode;
}

function Step({ name, href, isCurrent, isOut, onFollow, children }: StepProps) {
  const props = {
    'data-part': 'pagination-control',
    className: styles.step,
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  if (href !== undefined && !isOut) {
    return (
      <PlainLink {...props} href={href} onClick={onFollow}>
        {children}
      </PlainLink>
    );
  }
  return (
    <button
      {...props}
      type="button"
      // Not `disabled`, which would take the focus from a reader who has come to the last page.
      aria-disabled={isOut || undefined}
      onClick={() => {
        if (!isOut && !isCurrent) onFollow();
      }}
    >
      {children}
    </button>
  );
}
