import { useEffect } from 'react';
import { config } from '../config/config.ts';

/** Sets the document’s title: that of the page, and the name of the product. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${config.productName}`;
  }, [title]);
}
