import { keepText, readText } from '../storage/storedText.ts';

/** In all tabs of the browser: a phone comes back from a bank's own app in a new one. */
const KEY = 'dime-time.bank-link';

/** What Plaid adds to the address that a bank sends its holder back to. */
const RETURN_MARK = 'oauth_state_id';

/** What Plaid's window needs to go on, once a bank has sent its holder back. */
export interface BankReturn {
  readonly linkToken: string;
  /** Where the bank sent them, in full. */
  readonly address: string;
}

/** Keeps the link token of a window that may lead away to a bank's own pages. */
export function keepLinkToken(linkToken: string): void {
  keepText(KEY, linkToken);
}

/** Forgets it: the window has ended on this page. */
export function forgetLinkToken(): void {
  keepText(KEY, '');
}

/** Whether this page was opened by a bank that sends its holder back, and with what to go on. */
export function readBankReturn(address: string): BankReturn | undefined {
  const linkToken = readText(KEY);
  if (!linkToken || !new URL(address).searchParams.has(RETURN_MARK)) return undefined;
  return { linkToken, address };
}
