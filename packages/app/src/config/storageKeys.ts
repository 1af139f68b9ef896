/** The localStorage key of the theme; the inline script of the documents reads it too. */
export const THEME_KEY = 'dime-time.theme';
