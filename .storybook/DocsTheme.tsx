import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { create } from 'storybook/theming';

declare global {
  var PREVIEW_URL: string | undefined;
}

/**
 * The address from which a docs page makes those of its frames. Embedded, a story stands still like
 * one in the page itself; else every frame would play at once, and only one of them has the focus.
 */
globalThis.PREVIEW_URL = 'iframe.html?embed=true';

interface Globals {
  theme?: 'light' | 'dark';
}

const look = (base: 'light' | 'dark') =>
  create({
    base,
    fontBase: "'Inter Variable', ui-sans-serif, system-ui, sans-serif",
    colorPrimary: '#5a56a8',
    colorSecondary: base === 'light' ? '#5a56a8' : '#b1aaff',
  });

const THEMES = { light: look('light'), dark: look('dark') } as const;

/** Shows a docs page in the appearance that the toolbar gives its stories. */
export function DocsTheme(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => themeOf(channel.last('setGlobals')));
  useEffect(() => {
    const follow = (...heard: unknown[]) => setTheme(themeOf(heard));
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useEffect(() => {
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={THEMES[theme]} />;
}

/** The appearance in what the channel said of the globals, first of all or at a change. */
function themeOf(heard: readonly unknown[] | undefined): 'light' | 'dark' {
  const globals = (heard?.[0] as { globals?: Globals } | undefined)?.globals;
  return globals?.theme ?? 'light';
}
