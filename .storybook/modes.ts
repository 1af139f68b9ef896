/**
 * The modes in which Chromatic takes a snapshot of a story: globals of the toolbar, and the width
 * of the window. `chromatic.config.json` selects the stories.
 */
export const modes = {
  light: { theme: 'light', motion: 'reduced', viewport: 1280 },
  dark: { theme: 'dark', motion: 'reduced', viewport: 1280 },
  phone: { theme: 'light', motion: 'reduced', viewport: 375 },
  contrast: { theme: 'light', contrast: 'more', motion: 'reduced', viewport: 1280 },
} as const;
