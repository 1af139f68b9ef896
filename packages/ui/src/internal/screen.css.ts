import { container } from '../theme/container.ts';
import { uiStyle } from '../theme/uiStyle.ts';

/** The root of a screen: a size container for its parts. */
export const screen = uiStyle({ ...container });
