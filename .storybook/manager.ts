import { addons } from 'storybook/manager-api';
import { storybookThemes } from './storybookThemes.ts';

addons.setConfig({ theme: storybookThemes.light });

/** The sidebar and the toolbar follow the theme of the page. */
addons.register('dime-time/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    api.setOptions({ theme: storybookThemes[globals['theme'] === 'dark' ? 'dark' : 'light'] });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
