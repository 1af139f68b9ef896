/** Where the tests serve the app: far from the ports people work on. */
export const DEMO_PORT = 24_310;
export const LIVE_PORT = 24_311;

export const DEMO_URL = `http://localhost:${DEMO_PORT}`;
export const LIVE_URL = `http://localhost:${LIVE_PORT}`;
