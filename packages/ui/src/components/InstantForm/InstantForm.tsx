import { useRef, type ReactNode } from 'react';
import type { UnsavedChanges } from '../../useSettingsChange.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import * as styles from './InstantForm.css.ts';

export interface InstantFormProps {
  /** What the form sets, for assistive technology. */
  label: string;
  /** The fields; each takes effect when it changes. */
  children: ReactNode;
  /** The changes that could not be saved; undefined while all are saved. */
  unsaved: UnsavedChanges | undefined;
}

/**
 * Holds fields that save as they change.
 *
 * A change that could not be saved stays as chosen. The form says so below the fields, which do not
 * move, and offers to save it again or to discard it.
 */
export function InstantForm({ label, children, unsaved }: InstantFormProps) {
  const form = useRef<HTMLDivElement>(null);
  // The buttons go away with what they mend: the focus stays in the form, and not on nothing.
  const leave = (act: () => void) => () => {
    form.current?.focus();
    act();
  };
  return (
    <div ref={form} role="group" aria-label={label} tabIndex={-1} className={styles.form}>
      {children}
      {unsaved && (
        <Callout
          tone="negative"
          live="polite"
          title="Not saved"
          actions={
            <>
              <Button
                size="s"
                pending={unsaved.pending}
                pendingLabel="Saving..."
                onClick={leave(unsaved.retry)}
              >
                Try again
              </Button>
              <Button
                size="s"
                variant="ghost"
                tone="neutral"
                disabled={unsaved.pending}
                onClick={leave(unsaved.discard)}
              >
                Discard changes
              </Button>
            </>
          }
        >
          Your changes are still on this page, but they weren’t saved.
          {unsaved.message === undefined ? null : ` ${unsaved.message}`}
        </Callout>
      )}
    </div>
  );
}
