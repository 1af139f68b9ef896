import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useCallback, useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { showInFrames, writtenLook } from './docsFrames.ts';
import { storybookThemes } from './storybookThemes.ts';

type Channel = DocsContainerProps['context']['channel'];

/** Shows a docs page, and the stories in its iframes, with the globals chosen in the toolbar. */
export function DocsTheme(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const subscribe = useCallback(
    (follow: () => void) => {
      // The channel stores its last event only after it has called its listeners.
      const followNext = () => queueMicrotask(follow);
      channel.on('globalsUpdated', followNext);
      return () => channel.off('globalsUpdated', followNext);
    },
    [channel],
  );
  const look = useSyncExternalStore(subscribe, () => lookOf(channel));
  const theme = look.includes('theme:dark') ? 'dark' : 'light';
  useLayoutEffect(() => showInFrames(look), [look]);
  useLayoutEffect(() => {
    document.documentElement.dataset['docsTheme'] = theme;
    document.documentElement.style.colorScheme = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={storybookThemes[theme]} />;
}

/**
 * The globals of the toolbar: those of the last change or, before the first one, the initial ones.
 */
function lookOf(channel: Channel): string {
  const [event] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return writtenLook((event as { globals?: Record<string, unknown> } | undefined)?.globals ?? {});
}
