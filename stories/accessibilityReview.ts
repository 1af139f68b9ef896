/** The last review of accessibility, which covered every component. */
export const accessibilityReview = {
  /** The day of the review. */
  date: '2026-11-25',
  /** How it was done; what it did not cover. */
  method: 'Automatic checks only; a person with a screen reader has not reviewed it yet.',
  /** What is checked on every change. */
  checks: [
    'axe finds no violation in any story, in light and in dark',
    'text has a contrast of 4.5:1 or better in both themes, for our brand and for a partner’s',
    'fields and buttons can be told apart with forced colors',
    'no text is cut off in a place of 280, 360 or 480 px',
  ],
} as const;
