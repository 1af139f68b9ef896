import { LogOut } from 'lucide-react';
import { forwardRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { Button, Callout, Link, Text, TextField } from '../../primitives/index.ts';
import * as layout from '../../internal/form.css.ts';
import { useWords } from '../../words/index.ts';
import { securityFormWords } from '../words/securityForm.ts';
import * as styles from './SecurityForm.css.ts';

export interface SecurityFormProps extends HostProps<'div', 'children'> {
  /** Ends the session. */
  onLogout: () => void;
  /**
   * The label of the button that ends the session.
   * @default 'Logout'
   */
  logoutLabel?: string;
  /**
   * The link to the list of the person’s sessions.
   * @default none
   */
  sessionsHref?: string | undefined;
}

/**
 * Shows the password fields and the Logout button.
 *
 * People sign in through a hosted provider, which stores the password: updating it here changes
 * nothing, sends nothing and says so. The fields are cleared, so that no browser saves the typed
 * password as the new one.
 */
export const SecurityForm = forwardRef<HTMLDivElement, SecurityFormProps>(function SecurityForm(
  { onLogout, logoutLabel, sessionsHref, className, ...rest },
  ref,
) {
  const words = useWords(securityFormWords);
  return (
    <div data-part="security-form" {...rest} ref={ref} className={classes(styles.panel, className)}>
      <PasswordForm />
      <div data-part="security-form-session" className={styles.session}>
        <div className={styles.words}>
          <Text data-part="security-form-session-title" weight="medium">
            {words.session}
          </Text>
          <Text data-part="security-form-session-text" size="s" tone="muted">
            {words.sessionDescription}
          </Text>
          {sessionsHref !== undefined && (
            <Link data-part="security-form-sessions" href={sessionsHref}>
              {words.devices}
            </Link>
          )}
        </div>
        <Button
          data-part="security-form-logout"
          variant="outline"
          tone="neutral"
          icon={<LogOut size={18} aria-hidden="true" />}
          onClick={onLogout}
        >
          {logoutLabel ?? words.logout}
        </Button>
      </div>
    </div>
  );
});

const EMPTY = { current: '', next: '', confirmed: '' };

function PasswordForm() {
  const words = useWords(securityFormWords);
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
    <form data-part="security-form-password" className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={words.current}
        type="password"
        autoComplete="current-password"
        value={values.current}
        onChange={change('current')}
      />
      <div className={layout.widePair}>
        <TextField
          label={words.next}
          type="password"
          autoComplete="new-password"
          value={values.next}
          onChange={change('next')}
        />
        <TextField
          label={words.confirmed}
          type="password"
          autoComplete="new-password"
          value={values.confirmed}
          onChange={change('confirmed')}
        />
      </div>
      <Button data-part="security-form-submit" type="submit" className={styles.update}>
        {words.submit}
      </Button>
      {/* A live region must exist before its content changes, or the change is not announced. */}
      <div data-part="security-form-answer" role="status" className={styles.answer}>
        {explained && (
          <Callout tone="info" title={words.refusedTitle}>
            {words.refusedMessage}
          </Callout>
        )}
      </div>
    </form>
  );
}
