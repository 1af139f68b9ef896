/** What the browser shows outside of the page. */
export interface BrowserNotification {
  title: string;
  body: string;
  /** A newer one of the same tag takes the place of an older. */
  tag: string;
}

/**
 * Shows a notification of the browser, where the person has allowed it; says whether it did.
 *
 * The one place that does: a push from the server would come through a worker and end here as well.
 * A phone shows them through a worker alone, so one that is there is asked first.
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
    // What the browser does not show is no failure of what it was to tell of.
    return false;
  }
}
