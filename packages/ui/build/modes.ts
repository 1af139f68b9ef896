import type { Appearance, Contrast } from '../src/theme/color/accentScale.ts';

/** A look of the library in which tokens have values of their own. */
export interface Mode {
  /** Its name in files: `dark-more-contrast`. */
  readonly name: string;
  readonly appearance: Appearance;
  readonly contrast: Contrast;
}

export const MODES: readonly Mode[] = [
  { name: 'light', appearance: 'light', contrast: 'standard' },
  { name: 'dark', appearance: 'dark', contrast: 'standard' },
  { name: 'light-more-contrast', appearance: 'light', contrast: 'more' },
  { name: 'dark-more-contrast', appearance: 'dark', contrast: 'more' },
];
