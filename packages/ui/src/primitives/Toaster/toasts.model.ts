/** How many messages are shown at a time: a new one replaces the previous one. */
export const TOAST_LIMIT = 1;
/** How long a message stays without interaction, in milliseconds. */
export const TOAST_DURATION_MS = 5000;
/**
 * How long a dismissed message is kept before it is removed, in milliseconds.
 *
 * A dismissed message closes immediately; only its record is kept, for the closing animation and
 * late updates. Usually, the next message replaces the record long before.
 */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;
/** The distance of a swipe to the right that dismisses a message, in pixels. */
export const TOAST_SWIPE_PX = 50;
/** The key that moves focus to the messages. */
export const TOAST_HOTKEY = 'F8';

/** One action on a message. */
export interface ToastAction {
  /** The button’s label. */
  label: string;
  /** Called when it is pressed; the message closes. */
  onAction: () => void;
  /**
   * How long the action is offered, in milliseconds after the message is shown. The message stays
   * at least as long and counts down the seconds; the button disappears with the last one.
   * @default as long as the message is shown
   */
  forMs?: number | undefined;
}

export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** What it means or what to do now. */
  description?: string | undefined;
  /**
   * `destructive` for a failure or a refusal.
   * @default 'default'
   */
  variant?: 'default' | 'destructive' | undefined;
  /** One action on the message. */
  action?: ToastAction | undefined;
  /**
   * Called when it is no longer on the screen: it closed, was withdrawn, or was replaced by
   * another.
   */
  onClose?: (() => void) | undefined;
}

export interface ToastRecord extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

export type ToastEvent =
  | { type: 'notify'; id: number; message: ToastMessage }
  | { type: 'dismiss'; id: number }
  | { type: 'forget'; id: number };

/** The messages after an event; never more than {@link TOAST_LIMIT}, the newest first. */
export function toastsAfter(
  toasts: readonly ToastRecord[],
  event: ToastEvent,
): readonly ToastRecord[] {
  switch (event.type) {
    case 'notify':
      return [{ ...event.message, id: event.id, open: true }, ...toasts].slice(0, TOAST_LIMIT);
    case 'dismiss':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast));
    case 'forget':
      return toasts.filter((toast) => toast.id !== event.id);
  }
}
