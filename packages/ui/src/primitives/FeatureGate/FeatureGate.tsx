import { useEffect, useRef, type ReactNode } from 'react';
import type { Loadable } from '../loadable.ts';
import { LoadablePanel } from '../LoadablePanel/LoadablePanel.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FeatureUnavailable } from '../FeatureUnavailable/FeatureUnavailable.tsx';
import { useWords } from '../../words/index.ts';
import { featureGateWords } from '../words/featureGate.ts';
import * as styles from './FeatureGate.css.ts';

export interface FeatureGateProps {
  /** Whether the server has the call behind the form, once known. */
  available: Loadable<boolean>;
  /** The form. */
  children: ReactNode;
  /** The text shown in place of the form if it is not available: where such data comes from. */
  fallback: ReactNode;
  /** Closes the dialog around it. */
  onClose: () => void;
}

/**
 * Shows a dialog’s form only if the server offers the feature. Until that is known, it shows a
 * skeleton of the form’s size.
 */
export function FeatureGate({ available, children, fallback, onClose }: FeatureGateProps) {
  const words = useWords(featureGateWords);
  const root = useRef<HTMLDivElement>(null);
  const wasLoading = useRef(false);
  const loading = available.status === 'loading';
  useEffect(() => {
    if (!loading && wasLoading.current) focusFirst(root.current);
    wasLoading.current = loading;
  }, [loading]);
  return (
    <div ref={root} aria-busy={loading}>
      <LoadablePanel
        value={available}
        errorTitle={words.error}
        skeleton={
          <div className={styles.loading}>
            <VisuallyHidden>{words.loading}</VisuallyHidden>
            <Skeleton className={styles.cover} shape="block" height="100%" />
            <div className={styles.covered}>{children}</div>
          </div>
        }
      >
        {(isAvailable) =>
          isAvailable ? (
            children
          ) : (
            <FeatureUnavailable onDismiss={onClose}>{fallback}</FeatureUnavailable>
          )
        }
      </LoadablePanel>
    </div>
  );
}

/** Focuses the first control, as a dialog does that opens with its content already loaded. */
function focusFirst(root: HTMLElement | null): void {
  const dialog = root?.closest('[role="dialog"]');
  if (!dialog?.contains(document.activeElement)) return;
  root?.querySelector<HTMLElement>('input, button')?.focus();
}
