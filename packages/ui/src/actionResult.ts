/** How an action of a screen ended, as its owner answers it. */
export type ActionResult =
  | {
      ok: true;
      /** The server's own words, where it has some. */
      message?: string | undefined;
    }
  | {
      ok: false;
      /** What went wrong, as the reader may see it. */
      message?: string | undefined;
    };

/** Waits for an action and turns a rejection into a failed result, so that no caller has two ways to fail. */
export async function settle(action: Promise<ActionResult>): Promise<ActionResult> {
  try {
    return await action;
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : undefined };
  }
}
