import { forwardRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import type { UnsavedChanges } from '../../useSettingsChange.ts';
import { Button } from '../Button/index.ts';
import { Callout } from '../Callout/index.ts';
import * as styles from './InstantForm.css.ts';

export interface InstantFormProps extends HostProps<'div', 'children' | 'role' | 'tabIndex'> {
  /** What is set here, for assistive technology. */
  label: string;
  /** The fields, each of which takes effect when it is changed. */
  children: ReactNode;
  /** The changes that could not be saved; undefined while all are. */
  unsaved: UnsavedChanges | undefined;
}

/**
 * Fields that are saved as they are changed.
 *
 * Where a change could not be saved it stays as it was chosen, and the form says so and offers to
 * save it again or to go back: below the fields, which do not move under the next press.
 */
export const InstantForm = forwardRef<HTMLDivElement, InstantFormProps>(function InstantForm(
  { label, children, unsaved, className, ...rest },
  ref,
) {
  const form = useObjectRef(ref);
  // The buttons go away with what they mend: the focus stays in the form, and not on nothing.
  const leave = (act: () => void) => () => {
    form.current?.focus();
    act();
  };
  return (
    <div
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
});
