/**
 * The ground of a page in light and in dark.
 *
 * Plain values as well as variables: what is drawn before any sheet is there has no variables to look
 * up, such as the frame an operating system puts around an installed app.
 */
export const PAGE_COLORS = { light: '#f8f8fb', dark: '#0f0f14' } as const;
