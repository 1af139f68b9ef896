import { create } from 'storybook/theming';

const createTheme = (base: 'light' | 'dark') =>
  create({
    base,
    // The mark is decorative: the name of the library stands beside it.
    brandTitle:
      '<img src="./favicon.svg" alt="" width="20" height="20" style="margin-inline-end: 8px; vertical-align: text-bottom"> Dime Time components',
    fontBase: "'Inter Variable', ui-sans-serif, system-ui, sans-serif",
    colorPrimary: '#5a56a8',
    colorSecondary: base === 'light' ? '#5a56a8' : '#b1aaff',
    appBorderRadius: 8,
  });

/** Our brand for the manager and the docs pages, by the theme of the toolbar. */
export const storybookThemes = { light: createTheme('light'), dark: createTheme('dark') } as const;
