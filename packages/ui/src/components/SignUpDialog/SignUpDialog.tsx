import {
  MIN_PASSWORD_LENGTH,
  validateSignUp,
  type Notice,
  type SignUpForm,
} from '@dime-time/finance-core/validate';
import { forwardRef, useState, type FormEvent, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, DialogFooter, type DialogLayout, type DialogProps } from '../Dialog/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as styles from './SignUpDialog.css.ts';

/** The name of one field of the form. */
export type SignUpField = keyof SignUpForm;

/** The words of the dialog. */
export interface SignUpLabels extends Record<SignUpField, string> {
  /** The name of the dialog. */
  readonly title: string;
  /** What to know before filling it in. */
  readonly description: string;
  /** How long a password has to be. */
  readonly passwordHint: (characters: number) => string;
  /** Sends the form. */
  readonly submit: string;
  /** Leaves it. */
  readonly cancel: string;
}

export interface SignUpDialogProps extends DialogLayout, Pick<DialogProps, 'finalFocus'> {
  /** Whether it is shown. */
  open: boolean;
  /** What is typed; the owner keeps it, so that it outlives the dialog. */
  fields: SignUpForm;
  /** Called with every change of a field. */
  onFieldChange: (field: SignUpField, text: string) => void;
  /** Called with the checked form, spaces around its fields removed. */
  onSubmit: (form: SignUpForm) => void;
  /** Called when the check refuses the form; the dialog itself moves the focus to the field. */
  onRefuse: (notice: Notice) => void;
  /** Gets the first field, so that whoever covers the form can give the focus back to it. */
  firstFieldRef?: Ref<HTMLInputElement>;
  /** Called when the person cancels, closes the dialog or presses Escape. */
  onCancel: () => void;
  /**
   * The words of the dialog.
   * @default ENGLISH_SIGN_UP
   */
  labels?: SignUpLabels;
}

/** The words the dialog ships with. */
export const ENGLISH_SIGN_UP: SignUpLabels = {
  title: 'Create your account',
  description: 'Free to start. All fields are required.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  username: 'Username',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  passwordHint: (characters) => `At least ${characters} characters.`,
  submit: 'Create Account',
  cancel: 'Cancel',
};

/** The fields in their order, with what the browser needs to fill them in. */
const FIELDS: readonly (Pick<TextFieldProps, 'type' | 'autoComplete'> & { name: SignUpField })[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'username', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', type: 'password', autoComplete: 'new-password' },
];

/** Asks for what an account needs, and checks it in the order and the words of the specification. */
export const SignUpDialog = forwardRef<HTMLDivElement, SignUpDialogProps>(function SignUpDialog(
  {
    open,
    fields,
    onFieldChange,
    onSubmit,
    onRefuse,
    onCancel,
    firstFieldRef,
    labels = ENGLISH_SIGN_UP,
    finalFocus,
    ...layout
  },
  ref,
) {
  const [wrong, setWrong] = useState<{ field: string | undefined; message: string }>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = validateSignUp(fields);
    if (checked.ok) {
      setWrong(undefined);
      onSubmit(checked.value);
      return;
    }
    setWrong({ field: checked.field, message: checked.notice.message });
    onRefuse(checked.notice);
    const input = event.currentTarget.elements.namedItem(checked.field ?? '');
    if (input instanceof HTMLElement) input.focus();
  }

  function cancel() {
    setWrong(undefined);
    onCancel();
  }

  return (
    <Dialog
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
      <form noValidate onSubmit={submit}>
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
          <Button variant="outline" tone="neutral" onClick={cancel}>
            {labels.cancel}
          </Button>
          <Button type="submit">{labels.submit}</Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
});
