/** Where the tests serve the built Storybook: far from the port people work on. */
export const STORYBOOK_PORT = 24_312;
export const STORYBOOK_URL = `http://localhost:${STORYBOOK_PORT}`;
