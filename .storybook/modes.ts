/** What every snapshot has in common, unless its mode says otherwise. */
const base = { theme: 'light', contrast: 'standard', motion: 'reduced', viewport: 1280 } as const;

/**
 * The modes in which Chromatic takes a snapshot of a story: globals of the toolbar, and the width
 * of the window. `chromatic.config.json` selects the stories.
 */
export const modes = {
  light: base,
  dark: { ...base, theme: 'dark' },
  'light, more contrast': { ...base, contrast: 'more' },
  'dark, more contrast': { ...base, theme: 'dark', contrast: 'more' },
  phone: { ...base, viewport: 375 },
  'right to left': { ...base, dir: 'rtl' },
  'partner brand': { ...base, brand: 'penny-wise' },
} as const;
