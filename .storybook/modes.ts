/**
 * The looks in which a picture of a story is taken, in Chromatic: globals of the toolbar, and the
 * width of the window. `chromatic.config.json` says of which stories.
 */
export const modes = {
  light: { theme: 'light', motion: 'reduced', viewport: 1280 },
  dark: { theme: 'dark', motion: 'reduced', viewport: 1280 },
  phone: { theme: 'light', motion: 'reduced', viewport: 375 },
  contrast: { theme: 'light', contrast: 'more', motion: 'reduced', viewport: 1280 },
} as const;
