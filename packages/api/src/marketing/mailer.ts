/** A message of the contact form, on its way to those who answer it. */
interface Mail {
  /** Ours, and the same for every attempt, so that a mail program shows it once. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface Mailer {
  /** Where it is false messages are kept and not mailed. */
  readonly configured: boolean;
  /**
   * @throws MailRefused where the mail server does not take this one.
   * @throws Error where it takes none now. Either is sent again later.
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server rejected this message; it may accept others. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
