import { Logo } from '../../components/Logo/index.ts';
import * as styles from './LoadingScreen.css.ts';

export interface LoadingScreenProps {
  /**
   * What it says.
   * @default 'Loading...'
   */
  label?: string;
}

/** The whole screen while it is not yet known who is there. */
export function LoadingScreen({ label = 'Loading...' }: LoadingScreenProps) {
  return (
    <main className={styles.root}>
      <span className={styles.logo} aria-hidden="true">
        <Logo size="l" />
      </span>
      <p className={styles.text} role="status">
        {label}
      </p>
    </main>
  );
}
