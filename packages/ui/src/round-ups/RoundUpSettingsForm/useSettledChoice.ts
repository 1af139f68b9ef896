import type { RoundUpSettings } from '@dime-time/finance-core/contract';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useBrowserLayoutEffect } from '../../internal/useBrowserLayoutEffect.ts';

/** How long the arrow keys pause on a choice before it is saved, in milliseconds. */
const PAUSE_MS = 1_000;

type Fields = Partial<RoundUpSettings>;

const NOTHING: Fields = {};

/** Choices that are saved once they have settled. */
export interface SettledChoice {
  /** The choice that is not saved yet. */
  held: Fields;
  /** Saves a change immediately, together with a pending choice. */
  change: (fields: Fields) => void;
  /** Saves a choice: immediately if it was pressed, debounced if arrow keys moved to it. */
  choose: (fields: Fields) => void;
  /** Event handlers for the element around the choices. */
  listeners: {
    onKeyDownCapture: (event: KeyboardEvent) => void;
    onPointerDownCapture: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Debounces choices made with arrow keys: a radio group selects each option on the way, and only
 * the last one is meant. A choice is saved when the keys pause, on Enter, when the focus leaves the
 * choices, and when the page or the form is closed.
 */
export function useSettledChoice(save: (fields: Fields) => void): SettledChoice {
  const [held, setHeld] = useState(NOTHING);
  const current = useRef(held);
  const byKeyboard = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestSave = useRef(save);
  useBrowserLayoutEffect(() => {
    latestSave.current = save;
  });

  const change = useCallback((fields: Fields) => {
    clearTimeout(timer.current);
    const all = { ...current.current, ...fields };
    current.current = NOTHING;
    setHeld(NOTHING);
    latestSave.current(all);
  }, []);
  const settle = useCallback(() => {
    if (current.current !== NOTHING) change(NOTHING);
  }, [change]);
  const choose = useCallback(
    (fields: Fields) => {
      if (!byKeyboard.current) return change(fields);
      current.current = { ...current.current, ...fields };
      setHeld(current.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(settle, PAUSE_MS);
    },
    [change, settle],
  );
  useEffect(() => {
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [settle]);

  return {
    held,
    change,
    choose,
    listeners: {
      onKeyDownCapture: ({ key }) => {
        byKeyboard.current = true;
        if (key === 'Enter') settle();
      },
      onPointerDownCapture: () => {
        byKeyboard.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) settle();
      },
    },
  };
}
