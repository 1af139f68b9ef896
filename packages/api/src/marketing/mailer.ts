/** A contact message to mail. */
interface Mail {
  /** Our id, the same for every attempt, so that mail clients deduplicate it. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export interface Mailer {
  /** Without configuration messages are stored and not mailed. */
  readonly configured: boolean;
  /**
   * @throws MailRefused where the mail server rejects this message.
   * @throws Error where it is unavailable. Both are retried later.
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server rejected this message; it may accept others. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
