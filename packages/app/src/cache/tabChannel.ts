const NAME = 'dime-time.changes';

/** Opened on first use; `undefined` in a browser without BroadcastChannel. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** A message from one tab to the others. */
export type TabMessage =
  /** Data of the signed-in user has changed. */
  | { readonly kind: 'changed' }
  /** This user is signed in now; `null` after a logout. */
  | { readonly kind: 'user'; readonly id: string | null };

/** Connects the tabs of this browser. */
export const tabChannel = {
  /** Notifies the other tabs. */
  post(message: TabMessage): void {
    open()?.postMessage(message);
  },
  /**
   * Calls the listener when another tab has posted.
   *
   * @returns unsubscribes.
   */
  subscribe(listener: (message: TabMessage) => void): () => void {
    const opened = open();
    const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
    opened?.addEventListener('message', onMessage);
    return () => opened?.removeEventListener('message', onMessage);
  },
};
