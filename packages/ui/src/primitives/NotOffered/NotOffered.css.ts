import { uiStyle } from '../../theme/uiStyle.ts';

/** What waits lies over what it waits for, and is exactly as large. */
export const waiting = uiStyle({ display: 'grid' });

const layer = uiStyle({ gridArea: '1 / 1', minInlineSize: 0 });

export const cover = uiStyle([layer, { zIndex: 1 }]);

/** Not drawn, not read out and not reached; only its room is wanted. */
export const covered = uiStyle([layer, { visibility: 'hidden' }]);
