import type { User } from '@dime-time/finance-core/contract';
import { forwardRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, TextField, useNotice } from '../../primitives/index.ts';
import * as layout from '../../internal/form.css.ts';
import { useWords } from '../../words/index.ts';
import { profileFormWords } from '../words/profileForm.ts';
import type { ProfileFormWords } from '../../words/subjects/account/profileForm.ts';
import * as styles from './ProfileForm.css.ts';

export type { ProfileFormWords };

export interface ProfileFormProps extends HostProps<'form', 'children' | 'onSubmit'> {
  /** The signed-in user; unknown values are empty. */
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
  /**
   * Words in place of those of the fields and the button.
   * @default those of the catalogue
   */
  words?: Partial<ProfileFormWords>;
}

/**
 * Shows the name and address of the signed-in person.
 *
 * There is no call to save them yet: saving says so, validates nothing and sends nothing, and what
 * was typed stays.
 */
export const ProfileForm = forwardRef<HTMLFormElement, ProfileFormProps>(function ProfileForm(
  { user, words, className, ...rest },
  ref,
) {
  const ours = useWords(profileFormWords);
  const labels = { ...ours, ...words };
  const show = useNotice();
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const [email, setEmail] = useState(user.email ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({ title: labels.notYet, variant: 'default' });
  };
  return (
    <form
      data-part="profile-form"
      {...rest}
      ref={ref}
      className={classes(styles.form, className)}
      noValidate
      onSubmit={submit}
    >
      <div className={layout.widePair}>
        <TextField
          label={labels.firstName}
          name="firstName"
          autoComplete="given-name"
          value={firstName}
          onChange={setFirstName}
        />
        <TextField
          label={labels.lastName}
          name="lastName"
          autoComplete="family-name"
          value={lastName}
          onChange={setLastName}
        />
      </div>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" className={styles.save}>
        {labels.save}
      </Button>
    </form>
  );
});
