/** Whoever plays the household listens for this, and starts it anew. */
const RESET = 'dime-time:reset-demo';

/** What the demo bar says and does. The app does not know the mocks, so it only asks. */
export const demoBar = {
  scenario: 'A made-up account',
  onReset: () => window.dispatchEvent(new Event(RESET)),
} as const;
