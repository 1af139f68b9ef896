import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';
import { showInFrames, type ToolbarGlobals } from './docsFrames.ts';

const look = (base: 'light' | 'dark') =>
  create({
    base,
    fontBase: "'Inter Variable', ui-sans-serif, system-ui, sans-serif",
    colorPrimary: '#5a56a8',
    colorSecondary: base === 'light' ? '#5a56a8' : '#b1aaff',
  });

const THEMES = { light: look('light'), dark: look('dark') } as const;

type Channel = DocsContainerProps['context']['channel'];

/** Shows a docs page, and the stories that it frames, in the look chosen in the toolbar. */
export function DocsTheme(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => followToolbar(channel));
  useEffect(() => {
    const follow = () => setTheme(followToolbar(channel));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useLayoutEffect(() => {
    document.documentElement.dataset['docsTheme'] = theme;
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={THEMES[theme]} />;
}

/**
 * Gives the frames of the page the look of the toolbar, and returns the theme: what it was changed to last
 * or, before the first change, what it began with.
 */
function followToolbar(channel: Channel): keyof typeof THEMES {
  const [event] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  const globals = (event as { globals?: ToolbarGlobals } | undefined)?.globals ?? {};
  showInFrames(globals);
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}
