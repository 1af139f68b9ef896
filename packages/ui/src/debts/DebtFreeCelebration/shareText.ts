/** The result of sharing a text. */
export type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

/** The parts of a browser that share a text; either may be missing. */
export interface SharingBrowser {
  readonly share?: ((data: { readonly text: string }) => Promise<void>) | undefined;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> } | undefined;
}

/** Shares a text by the browser’s own dialog, or copies it where there is none. */
export async function shareText(text: string, browser: SharingBrowser): Promise<ShareOutcome> {
  try {
    if (browser.share) {
      await browser.share({ text });
      return 'shared';
    }
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(text);
    return 'copied';
  } catch (cause) {
    return cause instanceof Error && cause.name === 'AbortError' ? 'canceled' : 'failed';
  }
}
