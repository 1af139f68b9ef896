import { uiStyle } from '../../theme/uiStyle.ts';

/** The skeleton and the hidden form share one grid cell, so the skeleton has the form’s size. */
export const loading = uiStyle({ display: 'grid' });

const layer = uiStyle({ gridArea: '1 / 1', minInlineSize: 0 });

export const cover = uiStyle([layer, { zIndex: 1 }]);

/** Neither visible, announced nor focusable; only its size is used. */
export const covered = uiStyle([layer, { visibility: 'hidden' }]);
