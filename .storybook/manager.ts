import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Dime Time components',
    colorPrimary: '#5a56a8',
    colorSecondary: '#5a56a8',
    appBorderRadius: 8,
  }),
});
