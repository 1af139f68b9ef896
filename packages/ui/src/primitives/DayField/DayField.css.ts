import { uiStyle } from '../../theme/uiStyle.ts';

const PARTS = ['fields-wrapper', 'text', 'month-field', 'day-field', 'year-field'];

/** The parts of the browser’s own field, which resets style differently. */
export const input = uiStyle({
  selectors: Object.fromEntries(
    PARTS.map((part) => [`&::-webkit-datetime-edit-${part}`, { padding: 0 }]),
  ),
});
