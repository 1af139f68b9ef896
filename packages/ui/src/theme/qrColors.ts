/**
 * The two colors of a QR code: dark purple on white, in every theme. A brand can replace the dark one.
 *
 * Plain values rather than tokens: a scanner needs dark on light even on a dark page, and a
 * downloaded image has no variables. The pair has a contrast of 12 to 1.
 */
export const QR_COLORS = { dark: '#4b1a80', light: '#ffffff' } as const;
