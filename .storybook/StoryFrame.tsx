import { UiProvider } from '@dime-time/ui';
import { useEffect, type ReactNode } from 'react';
import { BRANDS } from './brands.tsx';
import { LOCALES, type ToolbarLocaleName } from './locales.ts';
import { useShownTheme } from './inDarkToo.ts';

export interface StoryFrameProps {
  brand: keyof typeof BRANDS;
  theme: 'light' | 'dark';
  contrast: 'standard' | 'more';
  /** The direction of the locale, or right to left for every one. */
  dir: 'ltr' | 'rtl';
  locale: ToolbarLocaleName;
  motion: 'full' | 'reduced';
  padded: boolean;
  children: ReactNode;
}

/** Stands a story on the same provider as the app, in the look chosen in the toolbar. */
export function StoryFrame({
  brand,
  theme,
  contrast,
  dir,
  locale,
  motion,
  padded,
  children,
}: StoryFrameProps) {
  const shownTheme = useShownTheme(theme);
  useEffect(() => {
    document.documentElement.dataset['motion'] = motion;
  }, [motion]);
  return (
    <UiProvider
      brand={BRANDS[brand]}
      theme={shownTheme}
      contrast={contrast}
      locale={locale}
      words={LOCALES[locale].words}
      dir={dir === 'rtl' ? dir : undefined}
    >
      <div className={padded ? 'story-frame' : undefined}>{children}</div>
    </UiProvider>
  );
}
