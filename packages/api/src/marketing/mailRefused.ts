/** The mail server is there and does not take this message; it may well take others. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
