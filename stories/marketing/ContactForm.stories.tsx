import { Card, ContactForm, type ContactFormProps, Grid } from '@dime-time/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

type ActionResult = Awaited<ReturnType<ContactFormProps['onSubmit']>>;

const sent = (): Promise<ActionResult> => Promise.resolve({ ok: true });
const refused = (): Promise<ActionResult> => Promise.resolve({ ok: false });

const meta = preview.meta({
  title: 'Marketing/ContactForm',
  component: ContactForm,
  parameters: {
    guide: guide({
      use: 'Sends a message to the people behind the product, from visitors who are not signed in.',
      instead: [
        ['GetInTouch', 'to show the whole section with the address'],
        ['Link', 'to offer only an email address'],
      ],
      dos: [
        'Return a result from `onSubmit`, or let it reject: both show a toast.',
        'Place it inside `UiProvider`, which holds its toast region.',
        'Replace labels by `words`; for another language, use the catalogue of `UiProvider`.',
      ],
      donts: [
        'Do not clear or keep the fields yourself: they are cleared after success and kept after a failure.',
        'Do not repeat its toasts on the page.',
      ],
      accessibility: [
        'Each field has a visible label and is marked as required, which the note states for everyone. The browser can fill in name and email.',
        'The first empty field gets the focus, and a toast says what is missing.',
        'While sending, the button is disabled, reads Sending... and has `aria-busy`.',
        'Errors are announced as text; nothing is shown by color alone.',
      ],
    }),
  },
  args: { onSubmit: fn(sent) },
});

type Canvas = ReturnType<typeof within>;

/** A toast becomes visible; it is outside the story’s element, in the theme’s. */
async function says(text: string) {
  const toasts = await within(document.body).findByRole('region', { name: /^Notifications/u });
  await waitFor(() => expect(within(toasts).getByText(text)).toBeVisible());
}

const fields = (canvas: Canvas) => ({
  name: canvas.getByRole('textbox', { name: /^Name/u }),
  email: canvas.getByRole('textbox', { name: /^Email/u }),
  message: canvas.getByRole('textbox', { name: /^Message/u }),
  send: canvas.getByRole('button'),
});

/** The three fields, each required; the message is at least 120 px high. */
// @requirement 2.landing.contact 2.landing.contact.fields 4.contact.empty
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { name, email, message, send } = fields(canvas);
    await expect(email).toHaveAttribute('type', 'email');
    for (const field of [name, email, message]) {
      await expect(field).toBeRequired();
      await expect(field).toHaveValue('');
    }
    await expect(message.getBoundingClientRect().height).toBeGreaterThanOrEqual(120);
    await expect(send).toHaveTextContent('Send Message');
    await expect(canvas.getByText('All fields are required.')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/**
 * An empty field blocks sending, is named in a toast, and gets the focus, starting with the first.
 */
// @requirement 5.contact.required 8.contact.missing
export const MissingFields = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent, step }) => {
    const { name, email, message, send } = fields(canvas);
    const refuses = async (field: HTMLElement) => {
      await userEvent.click(send);
      await says('Missing fields');
      await says('Please fill in all fields');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    };
    await step('all empty', () => refuses(name));
    await step('only spaces count as empty', async () => {
      await userEvent.type(name, '   ');
      await refuses(name);
    });
    await step('then the address', async () => {
      await userEvent.type(name, 'Ada');
      await refuses(email);
    });
    await step('then the message', async () => {
      await userEvent.type(email, 'ada@example.test');
      await refuses(message);
      await expect(name).toHaveValue('   Ada');
    });
  },
});

/** Sent: the toast names the address, and the fields are cleared. */
// @requirement 4.contact.success 8.contact.sent
export const Sent = meta.story({
  tags: ['behavior'],
  play: async ({ args, canvas, userEvent }) => {
    const { name, email, message, send } = fields(canvas);
    await userEvent.type(name, ' Ada Byron ');
    await userEvent.type(email, 'ada@example.test');
    await userEvent.type(message, 'Hello');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Ada Byron',
      email: 'ada@example.test',
      message: 'Hello',
    });
    await says('Message sent!');
    await says("Thank you for contacting us. We'll get back to you soon at ada@example.test.");
    for (const field of [name, email, message]) await expect(field).toHaveValue('');
  },
});

/** Sending: the button is disabled and says so; a second press sends nothing. */
// @requirement 4.contact.pending
export const Pending = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(() => new Promise<ActionResult>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    const { name, email, message, send } = fields(canvas);
    await userEvent.type(name, 'Ada');
    await userEvent.type(email, 'ada@example.test');
    await userEvent.type(message, 'Hello');
    await userEvent.dblClick(send);
    await userEvent.type(email, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const pending = canvas.getByRole('button', { name: 'Sending...' });
    await expect(pending).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Refused by the server: the toast says so, and what was typed stays. */
// @requirement 4.contact.failure 8.contact.failed
export const Failed = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(refused) },
  play: async ({ canvas, userEvent }) => {
    const { name, email, message, send } = fields(canvas);
    await userEvent.type(name, 'Ada');
    await userEvent.type(email, 'ada@example.test');
    await userEvent.type(message, 'Hello');
    await userEvent.click(send);
    await says('Error');
    await says('Failed to send message. Please try again.');
    await expect(name).toHaveValue('Ada');
    await expect(email).toHaveValue('ada@example.test');
    await expect(message).toHaveValue('Hello');
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
});

/** The connection failed: handled like a refusal. */
// @requirement 4.contact.failure
export const Broken = meta.story({
  tags: ['behavior'],
  args: { onSubmit: fn(() => Promise.reject<ActionResult>(new Error('reset'))) },
  play: async ({ canvas, userEvent }) => {
    const { name, email, message } = fields(canvas);
    await userEvent.type(name, 'Ada');
    await userEvent.type(message, 'Hello');
    await userEvent.type(email, 'ada@example.test{Enter}');
    await says('Failed to send message. Please try again.');
    await expect(message).toHaveValue('Hello');
  },
});

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** On a dark page. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** All wording replaced by a partner’s. */
export const OtherWords = meta.story({
  args: {
    words: {
      name: 'Nombre',
      email: 'Correo electrónico',
      message: 'Mensaje',
      send: 'Enviar',
      sending: 'Enviando...',
      note: 'Todos los campos son obligatorios.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enviar' })).toBeVisible();
  },
});

/** The form on a card, and with different wording. */
export const Matrix = meta.story({
  tags: ['matrix'],
  render: ({ onSubmit }) => (
    <Grid columns={{ phone: 1, desktop: 2 }}>
      <Card padding="l">
        <ContactForm onSubmit={onSubmit} />
      </Card>
      <Card padding="l" surface="flat">
        <ContactForm
          onSubmit={onSubmit}
          words={{
            name: 'Nombre',
            email: 'Correo electrónico',
            message: 'Mensaje',
            send: 'Enviar',
            sending: 'Enviando...',
            note: 'Todos los campos son obligatorios.',
          }}
        />
      </Card>
    </Grid>
  ),
});
