import { validateContact, type ContactFormValues } from '@dime-time/finance-core/validation';
import { forwardRef, useRef, useState, type FormEvent, type RefObject } from 'react';
import {
  type ActionResult,
  Button,
  settle,
  Text,
  TextArea,
  TextField,
  useNotice,
  useSingleFlight,
} from '../../primitives/index.ts';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { useWords } from '../../words/index.ts';
import { contactFormWords } from '../words/contactForm.ts';
import type { ContactFormWords } from '../../words/subjects/marketing/contactForm.ts';
import * as layout from '../../internal/form.css.ts';
import * as styles from './ContactForm.css.ts';

export type { ContactFormWords };

export interface ContactFormProps extends HostProps<'form', 'children' | 'onSubmit'> {
  /** Sends the message, with spaces around its fields removed. */
  onSubmit: (values: ContactFormValues) => Promise<ActionResult>;
  /**
   * The note above the fields, their labels, those of the button, and the notices.
   * @default those of the catalogue
   */
  words?: Partial<ContactFormWords>;
}

const EMPTY: ContactFormValues = { name: '', email: '', message: '' };

/**
 * Sends a message to the people behind the product.
 *
 * It checks that no field is empty, reports the result in a toast, clears the fields after success
 * and keeps them after a failure. A message is sent once, however often the button is pressed.
 */
export const ContactForm = forwardRef<HTMLFormElement, ContactFormProps>(function ContactForm(
  { onSubmit, words: given, className, ...rest },
  ref,
) {
  const words = { ...useWords(contactFormWords), ...given };
  const [values, setValues] = useState(EMPTY);
  const show = useNotice();
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const [pending, send] = useSingleFlight(async (sent: ContactFormValues) => {
    const checked = validateContact(sent);
    if (!checked.ok) {
      show({ title: words.missingTitle, message: words.missing, variant: 'destructive' });
      const fields: Record<string, RefObject<HTMLElement | null>> = { name, email, message };
      const field = fields[checked.field ?? 'name']?.current;
      field?.focus();
      // Scrolled to the center, because a toast or a bar could cover it at the edge of the screen.
      field?.scrollIntoView({ block: 'center' });
      return;
    }
    const result = await settle(onSubmit(checked.value));
    show(
      result.ok
        ? {
            title: words.doneTitle,
            message: words.done({ email: checked.value.email }),
            variant: 'default',
          }
        : { title: words.failedTitle, message: words.failed, variant: 'destructive' },
    );
    // Keeps what was typed while the message was being sent.
    if (result.ok) setValues((current) => (current === sent ? EMPTY : current));
  });

  const change = (field: keyof ContactFormValues) => (value: string) =>
    setValues((current) => ({ ...current, [field]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(values);
  };

  return (
    <form
      data-part="contact-form"
      {...rest}
      ref={ref}
      className={classes(layout.form, className)}
      // Toasts report missing fields instead of the browser’s validation bubbles.
      noValidate
      onSubmit={submit}
    >
      <Text data-part="contact-form-note" size="s" tone="muted">
        {words.note}
      </Text>
      <div className={layout.widePair}>
        <TextField
          ref={name}
          label={words.name}
          name="name"
          autoComplete="name"
          required
          value={values.name}
          onChange={change('name')}
        />
        <TextField
          ref={email}
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          value={values.email}
          onChange={change('email')}
        />
      </div>
      <TextArea
        ref={message}
        label={words.message}
        name="message"
        required
        minHeight="120px"
        value={values.message}
        onChange={change('message')}
      />
      <Button
        type="submit"
        size="l"
        className={styles.send}
        pending={pending}
        pendingLabel={words.sending}
      >
        {words.send}
      </Button>
    </form>
  );
});
