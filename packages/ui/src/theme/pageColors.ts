/**
 * The background of a page in light and in dark.
 *
 * Plain values in addition to variables, for uses without a style sheet, such as the frame that an
 * operating system draws around an installed app.
 */
export const PAGE_COLORS = { light: '#f8f8fb', dark: '#0f0f14' } as const;
