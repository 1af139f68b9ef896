import { UiProvider, useBrand, type ResolvedBrand } from '@dime-time/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { MODES, type Mode } from '../../packages/ui/build/modes.ts';
import { contractTokens } from '../../packages/ui/build/contractTokens.ts';

/** The CSS of each variable, by the name of the mode and the name of the variable. */
export type TokenValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface WithTokenValuesProps {
  /**
   * The brand.
   * @default the one of the page
   */
  brand?: ResolvedBrand;
  /** Draws what needs the values. */
  children: (values: TokenValues) => ReactNode;
}

/** Reads the value of every token in the four modes, from the browser and in a brand. */
export function WithTokenValues({ brand: given, children }: WithTokenValuesProps) {
  const ofPage = useBrand();
  const brand = given ?? ofPage;
  const [read, setRead] = useState<{ brand: typeof brand; values: TokenValues }>();
  const probes = useRef<HTMLDivElement>(null);
  const isRead = read?.brand === brand;
  useLayoutEffect(() => {
    if (isRead || !probes.current) return;
    const elements = [...probes.current.querySelectorAll<HTMLElement>('[data-mode]')];
    const readValues = () => {
      const modes = elements.map(
        (probe) => [probe.dataset['mode'] ?? '', valuesAt(probe)] as const,
      );
      // Before the style sheet has loaded, and in a page that is being left, no token has a value.
      if (modes.some(([, values]) => Object.values(values).includes(''))) return;
      setRead({ brand, values: Object.fromEntries(modes) });
    };
    readValues();
    // The load of a style sheet does not bubble.
    document.addEventListener('load', readValues, { capture: true });
    return () => document.removeEventListener('load', readValues, { capture: true });
  }, [brand, isRead]);
  if (isRead) return children(read.values);
  return (
    <div ref={probes} hidden>
      {MODES.map((mode) => (
        <Probe key={mode.name} mode={mode} brand={brand} />
      ))}
    </div>
  );
}

function Probe({ mode, brand }: { mode: Mode; brand: ResolvedBrand }) {
  return (
    <UiProvider brand={brand} theme={mode.appearance} contrast={mode.contrast}>
      <span data-mode={mode.name} />
    </UiProvider>
  );
}

function valuesAt(element: HTMLElement): Record<string, string> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    contractTokens.map(({ variable }) => [variable, style.getPropertyValue(variable).trim()]),
  );
}
