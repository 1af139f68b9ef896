import { Inbox } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { useBrand } from '../../theme/BrandContext.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends HostProps<'div', 'children' | 'title'> {
  /** What is missing: 'No debts found'. */
  title: string;
  /** Why it is empty, or what will fill it. */
  description?: ReactNode;
  /** The next step, a button or a link. */
  action?: ReactNode;
  /**
   * A decorative image. A brand with an illustration for empty lists shows that one instead.
   * @default an empty tray
   */
  icon?: ReactNode;
}

/** Takes the place of an empty list. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, action, icon, className, ...rest },
  ref,
) {
  const { illustrations } = useBrand();
  return (
    <div data-part="empty-state" {...rest} ref={ref} className={classes(styles.panel, className)}>
      {illustrations?.empty === undefined ? (
        <span data-part="empty-state-icon" className={styles.icon} aria-hidden="true">
          {icon ?? <Inbox size={22} />}
        </span>
      ) : (
        <span
          data-part="empty-state-illustration"
          className={styles.illustration}
          aria-hidden="true"
        >
          {illustrations.empty}
        </span>
      )}
      <p data-part="empty-state-title" className={styles.title}>
        {title}
      </p>
      {description === undefined ? null : (
        <div data-part="empty-state-description" className={styles.description}>
          {description}
        </div>
      )}
      {action === undefined ? null : (
        <div data-part="empty-state-action" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
});
