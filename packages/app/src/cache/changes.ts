const NAME = 'dime-time.changes';

/** Opened when it is first asked for; a browser without such a channel hears of a change on focus. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** What one tab tells the others of this browser: that money has moved. No figure is in it. */
export const changes = {
  /** Tells the other tabs. */
  announce(): void {
    open()?.postMessage('changed');
  },
  /**
   * Calls back when another tab has announced a change.
   *
   * @returns what ends it.
   */
  listen(onChange: () => void): () => void {
    const opened = open();
    opened?.addEventListener('message', onChange);
    return () => opened?.removeEventListener('message', onChange);
  },
};
