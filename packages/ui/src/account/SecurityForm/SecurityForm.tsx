import { LogOut } from 'lucide-react';
import { forwardRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Callout, Text, TextField } from '../../primitives/index.ts';
import * as layout from '../../internal/form.css.ts';
import * as styles from './SecurityForm.css.ts';

export interface SecurityFormProps extends HostProps<'div', 'children'> {
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The label of the button that ends the session.
   * @default 'Logout'
   */
  logoutLabel?: string;
}

/**
 * Shows the password fields and the Logout button.
 *
 * People sign in through a hosted provider, which stores the password: updating it here changes
 * nothing, sends nothing and says so. The fields are cleared, so that no browser saves the typed
 * password as the new one.
 */
export const SecurityForm = forwardRef<HTMLDivElement, SecurityFormProps>(function SecurityForm(
  { onLogout, logoutLabel = 'Logout', className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={classes(styles.panel, className)}>
      <PasswordForm />
      <div className={styles.session}>
        <div className={styles.words}>
          <Text weight="medium">This session</Text>
          <Text size="s" tone="muted">
            Signs you out and clears saved data from this browser.
          </Text>
        </div>
        <Button
          variant="outline"
          tone="neutral"
          icon={<LogOut size={18} aria-hidden="true" />}
          onClick={onLogout}
        >
          {logoutLabel}
        </Button>
      </div>
    </div>
  );
});

const EMPTY = { current: '', next: '', confirmed: '' };

function PasswordForm() {
  const [values, setValues] = useState(EMPTY);
  const [explained, setExplained] = useState(false);
  const change = (field: keyof typeof EMPTY) => (value: string) =>
    setValues((before) => ({ ...before, [field]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValues(EMPTY);
    setExplained(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Current Password"
        type="password"
        autoComplete="current-password"
        value={values.current}
        onChange={change('current')}
      />
      <div className={layout.widePair}>
        <TextField
          label="New Password"
          type="password"
          autoComplete="new-password"
          value={values.next}
          onChange={change('next')}
        />
        <TextField
          label="Confirm New Password"
          type="password"
          autoComplete="new-password"
          value={values.confirmed}
          onChange={change('confirmed')}
        />
      </div>
      <Button type="submit" className={styles.update}>
        Update Password
      </Button>
      {/* A live region must exist before its content changes, or the change is not announced. */}
      <div role="status" className={styles.answer}>
        {explained && (
          <Callout tone="info" title="You can’t change your password here">
            Change it with your sign-in provider. We didn’t send or save what you typed.
          </Callout>
        )}
      </div>
    </form>
  );
}
