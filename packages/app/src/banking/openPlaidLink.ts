/** Plaid requires its script to be loaded from this address. */
const SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';

/** Timeout of the script, in milliseconds. */
const SCRIPT_TIME_OUT_MS = 15_000;

interface PlaidLinkOptions {
  token: string;
  /** The address an OAuth bank redirected to; Plaid Link then continues that link. */
  receivedRedirectUri?: string;
  onSuccess: (publicToken: string) => void;
  /** Called with an error, or `null` if the user closed the window. */
  onExit: (error: { error_code: string } | null) => void;
}

interface PlaidLinkHandle {
  open: () => void;
  /** Removes the window’s iframe from the page. */
  destroy: () => void;
}

declare global {
  interface Window {
    Plaid?: { create: (options: PlaidLinkOptions) => PlaidLinkHandle };
  }
}

/**
 * Opens Plaid Link over the page, where the user selects a bank and consents, or signs in again. The
 * script is loaded on first use.
 *
 * @param leave closes the window when it aborts.
 * @param returnedTo the address that an OAuth bank redirected to, to continue that link.
 * @returns the public token of the consent; `undefined` if the user closed the window.
 * @throws Error if the script cannot be loaded, or Plaid ends with an error.
 */
export async function openPlaidLink(
  token: string,
  leave: AbortSignal,
  returnedTo?: string,
): Promise<string | undefined> {
  if (!window.Plaid) await loadScript();
  const plaid = window.Plaid;
  if (!plaid) throw new Error('The script of Plaid brought nothing.');
  if (leave.aborted) return undefined;
  let destroy = () => {};
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      const handle = plaid.create({
        token,
        ...(returnedTo === undefined ? {} : { receivedRedirectUri: returnedTo }),
        onSuccess: resolve,
        onExit: (error) => {
          if (error) reject(new Error(`Plaid ended with ${error.error_code}.`));
          else resolve(undefined);
        },
      });
      destroy = () => handle.destroy();
      leave.addEventListener('abort', () => resolve(undefined), { once: true });
      handle.open();
    });
  } finally {
    destroy();
  }
}

/** Loads the script. After a failure its element is removed, so that the next call tries again. */
async function loadScript(): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  // The script passes its nonce on to the styles it adds.
  if (globalThis.__webpack_nonce__) script.nonce = globalThis.__webpack_nonce__;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('The script of Plaid could not be loaded.'));
      timer = setTimeout(fail, SCRIPT_TIME_OUT_MS);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', fail);
      document.head.append(script);
    });
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
