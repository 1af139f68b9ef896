import { FlaskConical } from 'lucide-react';
import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { demoBarWords } from '../words/demoBar.ts';
import * as styles from './DemoBar.css.ts';

export interface DemoBarProps extends HostProps<'aside', 'children' | 'onReset'> {
  /** The demo household, in a few words. */
  scenario: string;
  /** Resets the household to its initial state. */
  onReset: () => void;
  /**
   * The title that marks a demo.
   * @default 'Demo data'
   */
  title?: string;
  /**
   * The button’s label.
   * @default 'Reset'
   */
  resetLabel?: string;
}

/** Says that the page shows no real money, names the demo household, and resets it. */
export const DemoBar = forwardRef<HTMLElement, DemoBarProps>(function DemoBar(
  { scenario, onReset, title, resetLabel, className, ...rest },
  ref,
) {
  const words = useWords(demoBarWords);
  const name = title ?? words.title;
  return (
    <aside
      data-part="demo-bar"
      {...rest}
      ref={ref}
      aria-label={name}
      className={classes(styles.root, className)}
    >
      <span data-part="demo-bar-title" className={styles.title}>
        <FlaskConical data-part="demo-bar-icon" size={16} aria-hidden />
        {name}
      </span>
      <span data-part="demo-bar-scenario" className={styles.scenario}>
        {scenario}
      </span>
      <button data-part="demo-bar-reset" type="button" className={styles.reset} onClick={onReset}>
        {resetLabel ?? words.reset}
      </button>
    </aside>
  );
});
