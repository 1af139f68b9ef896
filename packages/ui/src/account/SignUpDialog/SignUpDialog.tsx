import {
  MIN_PASSWORD_LENGTH,
  validateSignUp,
  type Notice,
  type SignUpFormValues,
  type SignUpRefusal,
} from '@dime-time/finance-core/validation';
import { forwardRef, useState, type FormEvent, type Ref } from 'react';
import {
  Button,
  Dialog,
  DialogFooter,
  type DialogLayout,
  type DialogProps,
  TextField,
  type TextFieldProps,
} from '../../primitives/index.ts';
import { ENGLISH, useWords, wordsOf } from '../../words/index.ts';
import { signUpDialogWords } from '../words/signUpDialog.ts';
import type { SignUpDialogWords } from '../../words/subjects/account/signUpDialog.ts';
import * as styles from './SignUpDialog.css.ts';

/** The name of one field of the form. */
export type SignUpField = keyof SignUpFormValues;

/** The dialog’s wording. */
export interface SignUpWords extends Record<SignUpField, string> {
  /** The name of the dialog. */
  readonly title: string;
  /** What people should know before filling it in. */
  readonly description: string;
  /** The required password length. */
  readonly passwordHint: (characters: number) => string;
  /** Submits the form. */
  readonly submit: string;
  /** Cancels it. */
  readonly cancel: string;
  /** The title of the message about an empty field. */
  readonly missingTitle: string;
  /** That a field is empty. */
  readonly missing: string;
  /** The title of the message about two different passwords. */
  readonly mismatchTitle: string;
  /** That the passwords differ. */
  readonly mismatch: string;
  /** The title of the message about a short password. */
  readonly weakTitle: string;
  /** That the password is too short. */
  readonly weak: string;
}

export interface SignUpDialogProps extends DialogLayout, Pick<DialogProps, 'finalFocus'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with false when people cancel, close the dialog or press Escape. */
  onOpenChange: (open: boolean) => void;
  /** The typed values; the parent keeps them, so that they outlive the dialog. */
  fields: SignUpFormValues;
  /** Called on every change of a field. */
  onFieldChange: (field: SignUpField, text: string) => void;
  /** Called with the validated form, with spaces around its fields removed. */
  onSubmit: (form: SignUpFormValues) => void;
  /** Called when validation fails; the dialog itself moves the focus to the field. */
  onRefuse: (notice: Notice) => void;
  /** Gets the first field, so that a dialog over the form can return the focus to it. */
  firstFieldRef?: Ref<HTMLInputElement>;
  /**
   * Words in place of the dialog’s own.
   * @default ENGLISH_SIGN_UP, or the same in the language of the page
   */
  words?: Partial<SignUpWords>;
}

/** The dialog’s default wording, in English. */
export const ENGLISH_SIGN_UP = labelsOf(wordsOf(signUpDialogWords, ENGLISH));

function labelsOf(words: SignUpDialogWords): SignUpWords {
  return {
    ...words,
    passwordHint: (characters) => words.passwordHint({ characters: `${characters}` }),
  };
}

/** The fields in their order, with the attributes for autofill. */
const FIELDS: readonly (Pick<TextFieldProps, 'type' | 'autoComplete'> & { name: SignUpField })[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'username', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', type: 'password', autoComplete: 'new-password' },
];

/**
 * Asks for what an account needs, and validates it in the order and the wording of the
 * specification.
 */
export const SignUpDialog = forwardRef<HTMLDivElement, SignUpDialogProps>(function SignUpDialog(
  {
    open,
    onOpenChange,
    fields,
    onFieldChange,
    onSubmit,
    onRefuse,
    firstFieldRef,
    words: given,
    finalFocus,
    ...layout
  },
  ref,
) {
  const words = useWords(signUpDialogWords);
  const labels = { ...labelsOf(words), ...given };
  const [wrong, setWrong] = useState<{ field: string | undefined; message: string }>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = validateSignUp(fields);
    if (checked.ok) {
      setWrong(undefined);
      onSubmit(checked.value);
      return;
    }
    const notice = refusalNotice(checked.notice, labels);
    setWrong({ field: checked.field, message: notice.message });
    onRefuse(notice);
    const input = event.currentTarget.elements.namedItem(checked.field ?? '');
    if (input instanceof HTMLElement) input.focus();
  }

  function cancel() {
    setWrong(undefined);
    onOpenChange(false);
  }

  return (
    <Dialog
      data-part="sign-up-dialog"
      {...layout}
      ref={ref}
      open={open}
      onOpenChange={(next) => {
        if (!next) cancel();
      }}
      title={labels.title}
      description={labels.description}
      {...(finalFocus ? { finalFocus } : {})}
    >
      <form data-part="sign-up-dialog-form" noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {FIELDS.map(({ name, ...rest }) => (
            <TextField
              key={name}
              {...rest}
              name={name}
              label={labels[name]}
              required
              {...(name === 'firstName' && firstFieldRef ? { ref: firstFieldRef } : {})}
              value={fields[name]}
              onChange={(text) => {
                if (wrong?.field === name) setWrong(undefined);
                onFieldChange(name, text);
              }}
              {...(name === 'password'
                ? { description: labels.passwordHint(MIN_PASSWORD_LENGTH) }
                : {})}
              {...(wrong?.field === name ? { error: wrong.message } : {})}
            />
          ))}
        </div>
        <DialogFooter>
          <Button
            data-part="sign-up-dialog-cancel"
            variant="outline"
            tone="neutral"
            onClick={cancel}
          >
            {labels.cancel}
          </Button>
          <Button data-part="sign-up-dialog-submit" type="submit">
            {labels.submit}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
});

function refusalNotice(refusal: SignUpRefusal, words: SignUpWords): Notice {
  const variant = 'destructive';
  switch (refusal) {
    case 'signUpMissing':
      return { title: words.missingTitle, message: words.missing, variant };
    case 'signUpMismatch':
      return { title: words.mismatchTitle, message: words.mismatch, variant };
    case 'signUpWeakPassword':
      return { title: words.weakTitle, message: words.weak, variant };
  }
}
