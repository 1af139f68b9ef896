import { useEffect, useRef, type ReactNode } from 'react';
import type { Loadable } from '../loadable.ts';
import { LoadablePanel } from '../LoadablePanel/LoadablePanel.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NotOffered } from './NotOffered.tsx';
import * as styles from './NotOffered.css.ts';

export interface OfferedFormProps {
  /** Whether the server has the call behind the form, once known. */
  offered: Loadable<boolean>;
  /** The form. */
  children: ReactNode;
  /** Where such data comes from if the form is not offered. */
  instead: ReactNode;
  /** Closes the dialog around it. */
  onClose: () => void;
}

/**
 * The form of a dialog that the server may not offer. Until that is known, it only shows loading,
 * in the form’s space.
 */
export function OfferedForm({ offered, children, instead, onClose }: OfferedFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const waited = useRef(false);
  const waiting = offered.status === 'loading';
  useEffect(() => {
    if (!waiting && waited.current) focusFirst(root.current);
    waited.current = waiting;
  }, [waiting]);
  return (
    <div ref={root} aria-busy={waiting}>
      <LoadablePanel
        value={offered}
        errorTitle="The form couldn’t load"
        skeleton={
          <div className={styles.waiting}>
            <VisuallyHidden>Loading the form</VisuallyHidden>
            <Skeleton className={styles.cover} shape="block" height="100%" />
            <div className={styles.covered}>{children}</div>
          </div>
        }
      >
        {(is) => (is ? children : <NotOffered onClose={onClose}>{instead}</NotOffered>)}
      </LoadablePanel>
    </div>
  );
}

/** What comes into an open dialog takes the focus, as it does where it was there from the start. */
function focusFirst(root: HTMLElement | null): void {
  const dialog = root?.closest('[role="dialog"]');
  if (!dialog?.contains(document.activeElement)) return;
  root?.querySelector<HTMLElement>('input, button')?.focus();
}
