import { Card, ContactForm, type ContactFormProps, Grid } from '@dime-time/ui';
import { expect, fn, waitFor, within } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

type ActionResult = Awaited<ReturnType<ContactFormProps['onSubmit']>>;

const sent = (): Promise<ActionResult> => Promise.resolve({ ok: true });
const refused = (): Promise<ActionResult> => Promise.resolve({ ok: false });

const meta = preview.meta({
  title: 'Components/ContactForm',
  component: ContactForm,
  parameters: {
    guide: guide({
      use: 'Takes a message to the people behind the product, from visitors who are not signed in.',
      instead: [
        ['GetInTouch', 'the whole section with the address beside it is wanted'],
        ['Link', 'a mail address is enough'],
      ],
      dos: [
        'Answer onSubmit with a result, or let it reject: both end in a toast.',
        'Stand it inside UiProvider, which holds the region of its toasts.',
        'Replace words as a whole to speak another language.',
      ],
      donts: [
        'Do not clear or keep the fields yourself: it empties them after success and keeps them after a failure.',
        'Do not repeat its toasts on the page.',
      ],
      accessibility: [
        'Each field has a label in sight and is marked as required, which the note says to everybody; the browser can fill in name and email.',
        'The first empty field takes the focus, and a toast says what is missing.',
        'While it is sending the button is disabled, reads Sending... and carries aria-busy.',
        'Text of what went wrong is announced; nothing is told by colour alone.',
      ],
    }),
  },
  args: { onSubmit: fn(sent) },
});

type Canvas = ReturnType<typeof within>;

/** A toast comes into sight; it stands outside of the story's element, in the theme's. */
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

/** The three fields, each required; the message is 120 px high at least. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const { name, email, message, send } = fields(canvas);
    await expect(email).toHaveAttribute('type', 'email');
    for (const field of [name, email, message]) await expect(field).toBeRequired();
    await expect(message.getBoundingClientRect().height).toBeGreaterThanOrEqual(120);
    await expect(send).toHaveTextContent('Send Message');
    await expect(canvas.getByText('All fields are required.')).toBeVisible();
  },
});

/** All props as controls. */
export const Playground = meta.story();

/** An empty field blocks the sending, is named in a toast, and has the focus: the first one first. */
export const MissingFields = meta.story({
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

/** Sent: the toast names the address, and the fields are empty. */
export const Sent = meta.story({
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

/** On its way: the button is disabled and says so; a second press sends nothing. */
export const Pending = meta.story({
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
    await expect(pending).toBeDisabled();
  },
});

/** Refused by the server: the toast says so, and what was typed stays. */
export const Failed = meta.story({
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

/** The connection broke: the same as a refusal. */
export const Broken = meta.story({
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

/** A partner's words, all of them. */
export const OtherWords = meta.story({
  args: {
    words: {
      name: 'Nombre',
      email: 'Correo electrónico',
      message: 'Mensaje',
      send: 'Enviar mensaje',
      sending: 'Enviando...',
    },
    note: 'Todos los campos son obligatorios.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Enviar mensaje' })).toBeVisible();
  },
});

/** The form on a card, and with other words. */
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
            send: 'Enviar mensaje',
            sending: 'Enviando...',
          }}
          note="Todos los campos son obligatorios."
        />
      </Card>
    </Grid>
  ),
});
