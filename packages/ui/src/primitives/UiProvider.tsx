import * as Direction from 'radix-ui/direction';
import { useCallback, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { Toaster } from './Toaster/Toaster.tsx';
import { tooltipTiming } from './Tooltip/tooltipTiming.ts';
import { TooltipTimingContext } from './Tooltip/TooltipTimingContext.ts';
import { AmountsPrivacy } from '../theme/AmountsPrivacy.tsx';
import { BackCloses } from '../theme/BackCloses.ts';
import { BrandContext } from '../theme/BrandContext.ts';
import { dimeTimeBrand, type Brand, type ResolvedBrand } from '../theme/brand.ts';
import { brandColors, brandShape } from '../theme/brandVariables.ts';
import type { Appearance, Contrast } from '../theme/color/accentScale.ts';
import { ClockContext, type Clock } from '../theme/Clock.ts';
import { Anchor, LinkComponentProvider, type LinkComponent } from '../theme/LinkComponent.tsx';
import { directionOf, localeReading, type ReadingDirection } from '../theme/readingDirection.ts';
import { PortalContainer } from '../theme/PortalContainer.ts';
import { resolveBrand } from '../theme/resolveBrand.ts';
import { ThemeRoot } from '../theme/ThemeRoot.tsx';
import { useAppearance, useContrast } from '../theme/useAppearance.ts';
import { LanguageContext, type Catalogue } from '../words/index.ts';
import '../theme/base.css';
import '../theme/global.css.ts';
import '../theme/moreContrast.css.ts';
import '../theme/system.css.ts';

export interface UiProviderProps {
  /**
   * The site’s brand: any of its fields; create it once, outside of your components. During
   * development, a value that cannot be used throws a TypeError or a RangeError.
   * @default dimeTimeBrand
   */
  brand?: Brand | undefined;
  /**
   * Light, dark, or the system preference.
   * @default 'system'
   */
  theme?: Appearance | 'system' | undefined;
  /**
   * The contrast of text and borders with their background, or the system preference. `more` gives
   * text a contrast of 7:1 and every border 3:1.
   * @default 'system'
   */
  contrast?: Contrast | 'system' | undefined;
  /**
   * The locale of numbers, dates, built-in text and keyboard conventions. Money stays in US dollars,
   * written as the locale writes them.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * The words of the components in place of the English ones: those of a locale, such as
   * `@dime-time/ui/words/es-US`, or your own. What is left out stays English.
   * @default the English words
   */
  words?: Catalogue | undefined;
  /**
   * The reading direction, if it differs from the locale’s.
   * @default the direction of the locale
   */
  dir?: ReadingDirection | undefined;
  /**
   * Whether dots replace every money amount.
   * @default false
   */
  amountsHidden?: boolean | undefined;
  /**
   * Renders every link within your site; pass your router’s, so that links do not reload the page.
   * A link to another site, to a mail address or to the sign-in stays a plain anchor.
   * @default a plain anchor
   */
  linkComponent?: LinkComponent | undefined;
  /**
   * Whether the browser’s Back button closes an open dialog or drawer instead of leaving the page.
   * Each has a history entry while it is open; a router calls `isOverlayEntry` and replaces that
   * entry.
   * @default false
   */
  backCloses?: boolean | undefined;
  /**
   * The time that the site shows, and the reader’s time zone. Every component takes them from here
   * where its own `asOf`, `timeZone` or `today` is left out; without either, it throws a TypeError.
   * @default none
   */
  clock?: Clock | undefined;
  /** The site. */
  children: ReactNode;
}

/** Provides what every component needs: theme, brand, locale, overlays, toasts and links. */
export function UiProvider({
  brand: brandChoice = dimeTimeBrand,
  theme = 'system',
  contrast: contrastChoice = 'system',
  locale = 'en-US',
  words,
  dir = directionOf(locale),
  amountsHidden = false,
  linkComponent = Anchor,
  backCloses = false,
  clock,
  children,
}: UiProviderProps) {
  const appearance = useAppearance(theme);
  const contrast = useContrast(contrastChoice);
  const brand = useMemo(() => resolveBrand(brandChoice), [brandChoice]);
  const variables = useMemo(
    () => brandVariables(brand, appearance, contrast),
    [brand, appearance, contrast],
  );
  // Overlays need the element during render (state), react-aria later (ref).
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const latest = useRef<HTMLElement | null>(null);
  const mount = useCallback((element: HTMLElement | null) => {
    latest.current = element;
    setContainer(element);
  }, []);
  const portal = useMemo(() => ({ container, ready: container !== null }), [container]);
  const getContainer = useCallback(() => latest.current, []);
  const language = useMemo(() => ({ locale, catalogue: words }), [locale, words]);
  const [timing] = useState(tooltipTiming);

  return (
    <ThemeRoot
      data-part="ui-provider"
      ref={mount}
      appearance={appearance}
      radius={brand.radius}
      dir={dir}
      data-contrast={contrast}
      style={variables}
    >
      <Direction.Provider dir={dir}>
        <I18nProvider locale={localeReading(locale, dir)}>
          <LanguageContext.Provider value={language}>
            <UNSAFE_PortalProvider getContainer={getContainer}>
              <TooltipTimingContext.Provider value={timing}>
                <PortalContainer.Provider value={portal}>
                  <BrandContext.Provider value={brand}>
                    <LinkComponentProvider value={linkComponent}>
                      <AmountsPrivacy hidden={amountsHidden}>
                        <BackCloses.Provider value={backCloses}>
                          <ClockContext.Provider value={clock}>
                            <Toaster>{children}</Toaster>
                          </ClockContext.Provider>
                        </BackCloses.Provider>
                      </AmountsPrivacy>
                    </LinkComponentProvider>
                  </BrandContext.Provider>
                </PortalContainer.Provider>
              </TooltipTimingContext.Provider>
            </UNSAFE_PortalProvider>
          </LanguageContext.Provider>
        </I18nProvider>
      </Direction.Provider>
    </ThemeRoot>
  );
}

function brandVariables(
  brand: ResolvedBrand,
  appearance: Appearance | 'system',
  contrast: Contrast,
): CSSProperties {
  const colors = (of: Appearance) => brandColors(brand, of, contrast);
  const ofAppearance =
    appearance === 'system' ? ofEither(colors('light'), colors('dark')) : colors(appearance);
  return { ...ofAppearance, ...brandShape(brand) };
}

/** Both values of each variable; the switches of `system.css.ts` select one. */
function ofEither(
  light: Record<string, string>,
  dark: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(light).map(([name, value]) => [
      name,
      `var(--dt-if-light, ${value}) var(--dt-if-dark, ${dark[name]})`,
    ]),
  );
}
