import type { User } from '@dime-time/finance-core/contract';
import { notices } from '@dime-time/finance-core/validate';
import { forwardRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useNotice } from '../../useNotice.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './ProfileForm.css.ts';

/** The words of the form. */
export interface ProfileFormWords {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly save: string;
}

export interface ProfileFormProps extends HostProps<'form', 'children' | 'onSubmit'> {
  /** Who is signed in; what is not known stands empty. */
  user: Pick<User, 'firstName' | 'lastName' | 'email'>;
  /**
   * What the fields and the button are called.
   * @default English
   */
  words?: ProfileFormWords;
}

const WORDS: ProfileFormWords = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  save: 'Save Profile',
};

/**
 * Name and address of the person who is signed in.
 *
 * There is no call that takes them yet: saving says so, checks nothing and sends nothing, and what
 * was typed stays.
 */
export const ProfileForm = forwardRef<HTMLFormElement, ProfileFormProps>(function ProfileForm(
  { user, words = WORDS, className, ...rest },
  ref,
) {
  const show = useNotice();
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const [email, setEmail] = useState(user.email ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show(notices.profileComingSoon);
  };
  return (
    <form
      {...rest}
      ref={ref}
      className={classes(styles.form, className)}
      noValidate
      onSubmit={submit}
    >
      <div className={styles.pair}>
        <TextField
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          value={firstName}
          onChange={setFirstName}
        />
        <TextField
          label={words.lastName}
          name="lastName"
          autoComplete="family-name"
          value={lastName}
          onChange={setLastName}
        />
      </div>
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" className={styles.save}>
        {words.save}
      </Button>
    </form>
  );
});
