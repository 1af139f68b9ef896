import { addons } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import type { Status } from '../stories/componentStatus.ts';
import { storybookThemes } from './storybookThemes.ts';

/** The colors of each status; without a background, it is quiet and fits both themes. */
const STATUS_STYLES: Readonly<Record<Status, object>> = {
  draft: { background: '#fff1c2', color: '#6b4700' },
  stable: { background: 'none', boxShadow: 'none', color: 'inherit', fontWeight: 400, padding: 0 },
  deprecated: { background: '#ffe1de', color: '#97180c' },
};

addons.setConfig({
  theme: storybookThemes.light,
  tagBadges: Object.entries(STATUS_STYLES).map(([status, style]) => ({
    tags: status,
    badge: { text: status, style },
    display: { sidebar: [{ type: 'component', skipInherited: false }], toolbar: true, mdx: false },
  })) satisfies TagBadgeParameters,
});

/** The sidebar and the toolbar follow the theme of the page. */
addons.register('dime-time/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    api.setOptions({ theme: storybookThemes[globals['theme'] === 'dark' ? 'dark' : 'light'] });
  };
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
