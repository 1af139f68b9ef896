import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** How long the mail server may take for each step. */
const TIMEOUT_MS = 10_000;

/** What a refusal of a sender, a recipient or a message is called. */
const REFUSALS = new Set(['EENVELOPE', 'EMESSAGE']);

/** Mails through the SMTP server of the configuration; without one nothing is mailed. */
export function createMailer({ smtpUrl, from, to }: Config['mail']): Mailer {
  if (smtpUrl === undefined) {
    return { configured: false, send: () => Promise.reject(new Error('Mail is not set up.')) };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is text; nothing in it makes the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    configured: true,
    async send({ id, name, email, message }) {
      const mail = {
        from,
        to,
        // As objects, so that a name with a comma or a line end stays one name.
        replyTo: { name: oneLine(name), address: oneLine(email) },
        subject: `Message of ${oneLine(name)}`,
        text: `${message}\n\n${name} <${email}>`,
        messageId: `<${id}@${from.split('@')[1] ?? 'localhost'}>`,
      };
      await transport.sendMail(mail).catch((error: Error & { code?: string }) => {
        if (!REFUSALS.has(error.code ?? '')) throw error;
        throw new MailRefused(error.message, { cause: error });
      });
    },
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
