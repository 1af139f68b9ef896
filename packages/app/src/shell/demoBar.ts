/** The event on which the mocks reset their data. */
const RESET = 'dime-time:reset-demo';

/** The demo bar. The app does not import the mocks, so it dispatches an event. */
export const demoBar = {
  scenario: 'A made-up account',
  onReset: () => window.dispatchEvent(new Event(RESET)),
} as const;
