import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { type Mailer, MailRefused } from './mailer.ts';

/** The timeout of each step of SMTP, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Error codes of a rejected sender, recipient or message. */
const REFUSALS = new Set(['EENVELOPE', 'EMESSAGE']);

/** Creates a mailer for the configured SMTP server; without one, nothing is mailed. */
export function createMailer({ smtpUrl, from, to }: Config['mail']): Mailer {
  if (smtpUrl === undefined) {
    return { configured: false, send: () => Promise.reject(new Error('Mail is not set up.')) };
  }
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is plain text; its content must not make nodemailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    configured: true,
    async send({ id, name, email, message }) {
      const mail = {
        from,
        to,
        // As an object, which prevents header injection by commas or line ends in a name.
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
