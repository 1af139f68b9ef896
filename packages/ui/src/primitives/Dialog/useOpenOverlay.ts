import { useContext, useEffect, useRef } from 'react';
import { registerOverlay } from '../overlayStack.ts';
import { BackCloses } from '../../theme/BackCloses.ts';

/**
 * Registers an open overlay, so that Escape and, if the provider enables it, the browser’s Back
 * close the topmost one.
 */
export function useOpenOverlay(isOpen: boolean, close: () => void): void {
  const withHistory = useContext(BackCloses);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return registerOverlay({ close: () => latest.current() }, withHistory);
  }, [isOpen, withHistory]);
}
