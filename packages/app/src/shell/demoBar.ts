/** The event on which the mocks reset their data. */
const RESET = 'dime-time:reset-demo';

/** Resets the demo’s data. The app does not import the mocks, so it dispatches an event. */
export function resetDemo(): void {
  window.dispatchEvent(new Event(RESET));
}
