const NAME = 'dime-time.changes';

/** Opened on first use; `undefined` in a browser without BroadcastChannel. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Notifies the other tabs of this browser that data has changed. The message has no data in it. */
export const tabChannel = {
  /** Notifies the other tabs. */
  post(): void {
    open()?.postMessage('changed');
  },
  /**
   * Calls the listener when another tab has posted.
   *
   * @returns unsubscribes.
   */
  subscribe(listener: () => void): () => void {
    const opened = open();
    opened?.addEventListener('message', listener);
    return () => opened?.removeEventListener('message', listener);
  },
};
