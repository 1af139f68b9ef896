import { createContext, forwardRef, useContext } from 'react';
import type { BrandRadius } from './brand.ts';
import { classes } from './classes.ts';
import type { Appearance } from './color/accentScale.ts';
import type { HostProps } from './hostProps.ts';

const InsideTheme = createContext(false);

export interface ThemeRootProps extends HostProps<'div'> {
  /** Light, dark, or the system preference, which the style sheet queries. */
  appearance: Appearance | 'system';
  /** The roundness of corners. */
  radius: BrandRadius;
}

/**
 * The element with the tokens: the one Radix Themes renders for its sheet, without the tooltips,
 * the switches and the reading direction of Radix’s own `Theme`.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { appearance, radius, className, ...rest },
  ref,
) {
  const nested = useContext(InsideTheme);
  return (
    <InsideTheme.Provider value>
      <div
        // Radix has no scale called `brand`, so the brand’s own steps in `style` apply to every
        // element.
        data-accent-color="brand"
        data-gray-color="slate"
        data-has-background="true"
        data-is-root-theme={!nested}
        data-panel-background="solid"
        data-radius={radius}
        data-scaling="100%"
        {...rest}
        ref={ref}
        className={classes('radix-themes', appearance, className)}
      />
    </InsideTheme.Provider>
  );
});
