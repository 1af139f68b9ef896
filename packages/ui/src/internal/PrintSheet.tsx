import { useEffect, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { classes } from '../theme/classes.ts';
import { usePortalContainer } from '../theme/PortalContainer.ts';
import { sheet } from './printSheet.css.ts';

/**
 * Prints a sheet in place of the page.
 *
 * @returns whether the sheet is being printed, while a `PrintSheet` must be rendered, and what opens
 * the print dialog.
 */
export function usePrintSheet(): [isPrinting: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  const print = () => {
    // The dialog takes the page as it is at the call.
    flushSync(() => setPrinting(true));
    window.print();
  };
  return [isPrinting, print];
}

interface PrintSheetProps {
  /** The name of its part. */
  'data-part': string;
  /** What it is, for the reader of a page that is printed to a file. */
  label: string;
  className?: string | undefined;
  /** What is printed. */
  children: ReactNode;
}

/** What is printed in place of the page around it; the screen does not show it. */
export function PrintSheet({ label, className, children, ...rest }: PrintSheetProps) {
  // Directly inside the theme, so that no card or column around its component breaks it.
  return createPortal(
    <section {...rest} aria-label={label} className={classes(sheet, className)}>
      {children}
    </section>,
    usePortalContainer() ?? document.body,
  );
}
