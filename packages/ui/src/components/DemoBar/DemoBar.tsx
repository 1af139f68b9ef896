import { FlaskConical } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as styles from './DemoBar.css.ts';

export interface DemoBarProps extends HostProps<'aside', 'children' | 'onReset'> {
  /** Which household is shown, in a few words. */
  scenario: string;
  /** Puts the household back to how it began. */
  onReset: () => void;
  /**
   * What tells a demonstration from one's own money.
   * @default 'Demo data'
   */
  title?: string;
  /**
   * What the button says.
   * @default 'Reset'
   */
  resetLabel?: string;
}

/** Says that nothing on the page is real money, which household it is, and starts it anew. */
export const DemoBar = forwardRef<HTMLElement, DemoBarProps>(function DemoBar(
  { scenario, onReset, title = 'Demo data', resetLabel = 'Reset', className, ...rest },
  ref,
) {
  return (
    <aside {...rest} ref={ref} aria-label={title} className={classes(styles.root, className)}>
      <span className={styles.title}>
        <FlaskConical size={16} aria-hidden />
        {title}
      </span>
      <span className={styles.scenario}>{scenario}</span>
      <button type="button" className={styles.reset} onClick={onReset}>
        {resetLabel}
      </button>
    </aside>
  );
});
