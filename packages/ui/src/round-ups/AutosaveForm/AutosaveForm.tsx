import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import type { UnsavedChanges } from '../useOptimisticSettings.ts';
import { Button, Callout } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { autosaveFormWords } from '../words/autosaveForm.ts';
import * as styles from './AutosaveForm.css.ts';

export interface AutosaveFormProps extends HostProps<'div', 'children' | 'role' | 'tabIndex'> {
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
export const AutosaveForm = forwardRef<HTMLDivElement, AutosaveFormProps>(function AutosaveForm(
  { label, children, unsaved, className, ...rest },
  ref,
) {
  const words = useWords(autosaveFormWords);
  const form = useObjectRef(ref);
  // The buttons are removed with the message, so the form takes the focus.
  const leave = (act: () => void) => () => {
    form.current?.focus();
    act();
  };
  return (
    <div
      data-part="autosave-form"
      {...rest}
      ref={form}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.form, className)}
    >
      {children}
      {unsaved && (
        <Callout
          data-part="autosave-form-unsaved"
          tone="negative"
          live="polite"
          title={words.title}
          actions={
            <>
              <Button
                data-part="autosave-form-retry"
                size="s"
                pending={unsaved.pending}
                pendingLabel={words.pending}
                onClick={leave(unsaved.retry)}
              >
                {words.retry}
              </Button>
              <Button
                data-part="autosave-form-discard"
                size="s"
                variant="ghost"
                tone="neutral"
                disabled={unsaved.pending}
                onClick={leave(unsaved.discard)}
              >
                {words.discard}
              </Button>
            </>
          }
        >
          {words.description}
          {unsaved.message === undefined ? null : ` ${unsaved.message}`}
        </Callout>
      )}
    </div>
  );
});
