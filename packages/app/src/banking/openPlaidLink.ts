/** Plaid keeps it up to date at this one address, and wants it loaded from nowhere else. */
const SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';

/** How long the script may take before the page stops waiting and says so, in milliseconds. */
const SCRIPT_TIME_OUT_MS = 15_000;

interface PlaidLinkOptions {
  token: string;
  /** With it the window goes on where the bank sent its holder back to. */
  receivedRedirectUri?: string;
  onSuccess: (publicToken: string) => void;
  /** Hears an error of Plaid's, or nothing where the person just left. */
  onExit: (error: { error_code: string } | null) => void;
}

interface PlaidLinkHandle {
  open: () => void;
  /** Takes the window's frame out of the page. */
  destroy: () => void;
}

declare global {
  interface Window {
    Plaid?: { create: (options: PlaidLinkOptions) => PlaidLinkHandle };
  }
}

/**
 * Opens Plaid's own window over the page, in which a person finds their bank and consents, or signs
 * in at it again; its script is loaded when it is first needed.
 *
 * @param leave closes the window when the page goes away under it.
 * @param returnedTo the address that a bank sent its holder back to, where the window led there.
 * @returns the public token of the consent, or nothing where the window was left.
 * @throws where the script cannot be loaded, or Plaid ends with an error.
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

/** Loads the script; one that failed leaves nothing behind, and the next press tries again. */
async function loadScript(): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = SCRIPT;
  // The styles that it adds to the page go by the page's nonce.
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
