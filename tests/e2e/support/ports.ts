/** Where the tests serve the app: far from the ports people work on, and elsewhere for who runs two at a time. */
export const DEMO_PORT = Number(process.env['E2E_PORT'] ?? 24_310);
export const LIVE_PORT = DEMO_PORT + 1;

export const DEMO_URL = `http://localhost:${DEMO_PORT}`;
export const LIVE_URL = `http://localhost:${LIVE_PORT}`;
