import { LINK_TOKEN_KEY } from '../storage/storageKeys.ts';
import { readStored, writeStored } from '../storage/localStorage.ts';

/** The parameter that Plaid adds to the redirect URI of an OAuth bank. */
const STATE_PARAMETER = 'oauth_state_id';

/** What Plaid Link needs to continue after the redirect of an OAuth bank. */
export interface BankReturn {
  readonly linkToken: string;
  /** The full address that the bank redirected to. */
  readonly address: string;
}

/** Stores the link token before Plaid Link opens, since an OAuth bank navigates away from the page. */
export function storeLinkToken(linkToken: string): void {
  writeStored(LINK_TOKEN_KEY, linkToken);
}

/** Removes the link token, once Plaid Link has ended on this page. */
export function clearLinkToken(): void {
  writeStored(LINK_TOKEN_KEY, '');
}

/** The link to continue, if this address is the redirect of an OAuth bank. */
export function readBankReturn(address: string): BankReturn | undefined {
  const linkToken = readStored(LINK_TOKEN_KEY);
  if (!linkToken || !new URL(address).searchParams.has(STATE_PARAMETER)) return undefined;
  return { linkToken, address };
}
