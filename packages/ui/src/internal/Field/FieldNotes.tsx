import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';

export interface FieldNotesProps {
  /** A hint for the answer. */
  description?: ReactNode;
  /** The error; shown while the field is marked as invalid. */
  error?: ReactNode;
}

/** The lines below a react-aria field, tied to it by react-aria. */
export function FieldNotes({ description, error }: FieldNotesProps) {
  return (
    <>
      {description === undefined ? null : (
        <Text data-part="field-description" slot="description" className={styles.note}>
          {description}
        </Text>
      )}
      <FieldError data-part="field-error" className={styles.error}>
        <CircleAlert size={16} className={styles.errorIcon} aria-hidden="true" />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
