/**
 * The two colors of a QR code: dark purple on white, in every theme and for every brand.
 *
 * Plain values and no tokens: a scanner needs dark on light also where the page is dark, and a
 * downloaded picture has no variables to look up. The pair has a contrast of 12 to 1.
 */
export const QR_COLORS = { dark: '#4b1a80', light: '#ffffff' } as const;
