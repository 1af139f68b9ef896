import { container } from '../theme/container.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** The root of a screen, whose parts ask how much room it has. */
export const screen = uiStyle({ ...container });
