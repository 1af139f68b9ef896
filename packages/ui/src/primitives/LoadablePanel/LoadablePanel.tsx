import type { ReactNode } from 'react';
import type { Loadable } from '../loadable.ts';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { StaleMark } from '../StaleMark/StaleMark.tsx';
import * as styles from './LoadablePanel.css.ts';

export interface LoadablePanelProps<T> {
  /** The panel’s current state. */
  value: Loadable<T>;
  /** Shown while loading; as tall as the data will be, so that nothing jumps. */
  skeleton: ReactNode;
  /**
   * What could not be loaded, as the title of the failure.
   * @default 'This couldn’t load'
   */
  errorTitle?: string | undefined;
  /** Renders the data. */
  children: (data: T) => ReactNode;
}

/** Renders one panel of a screen in each of its states, so that a failure stays in its panel. */
export function LoadablePanel<T>({ value, skeleton, errorTitle, children }: LoadablePanelProps<T>) {
  switch (value.status) {
    case 'loading':
      return skeleton;
    case 'error':
      return <ErrorState title={errorTitle} message={value.message} onRetry={value.onRetry} />;
    case 'ready':
      return (
        <div data-part="loadable-panel" className={styles.panel}>
          {value.stale && (
            <div className={styles.mark}>
              <StaleMark />
            </div>
          )}
          <ErrorBoundary title={errorTitle}>
            <Drawn data={value.data} draw={children} />
          </ErrorBoundary>
        </div>
      );
  }
}

/** Renders inside the error boundary, so that an error stays in its panel. */
function Drawn<T>({ data, draw }: { data: T; draw: (data: T) => ReactNode }) {
  return draw(data);
}
