import { useContext, useEffect, useRef } from 'react';
import { noteOpened } from '../overlayStack.ts';
import { BackCloses } from '../../theme/BackCloses.ts';

/**
 * Notes an overlay among those that are open, so that Escape and, where the provider says so, the
 * browser's Back close the one on top.
 */
export function useOpenOverlay(isOpen: boolean, close: () => void): void {
  const withHistory = useContext(BackCloses);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return noteOpened({ close: () => latest.current() }, withHistory);
  }, [isOpen, withHistory]);
}
