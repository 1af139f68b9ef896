/** A notification shown by the browser, outside of the page. */
export interface BrowserNotification {
  title: string;
  body: string;
  /** A notification replaces an earlier one with the same tag. */
  tag: string;
}

/**
 * Shows a browser notification, if the user has granted the permission.
 *
 * Through the service worker if there is one: browsers of phones support no other way.
 *
 * @returns whether it was shown.
 */
export async function showBrowserNotification({
  title,
  ...options
}: BrowserNotification): Promise<boolean> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return false;
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, options);
    else Reflect.construct(Notification, [title, options]);
    return true;
  } catch {
    // Not an error of the action that the notification reports.
    return false;
  }
}
