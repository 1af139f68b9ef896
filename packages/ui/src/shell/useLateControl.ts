import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ToastContext } from '../primitives/index.ts';
import type { LatePart } from '../internal/latePart.tsx';
import { whenIdle } from '../internal/whenIdle.ts';

/** Begins a press, and ends it or shows that it will not come to its end. */
const BEGINS = ['pointerdown', 'keydown'] as const;
const ENDS = ['click', 'keyup', 'pointercancel', 'pointerleave', 'blur'] as const;
/** A finger leaves before its tap becomes a click; so long that may take, in ms. */
const TAP_MS = 300;
const COMES_NEAR = ['pointerenter', 'focus'] as const;

/** Presses a control anew, for somebody who pressed what stood in for it. */
export type PressAnew = (control: HTMLElement, byKeyboard: boolean) => void;

/**
 * Whether a control's own code is there to take the place of what stands in for it: an element that
 * looks and is called the same, and stands there from the start.
 *
 * The code comes when the browser rests, or when somebody comes near. It never takes over in the middle
 * of a press; it keeps the focus, and answers a press that came before it. Where it cannot be fetched, a
 * message says so to who has pressed, and the next press asks again.
 *
 * @param part the control's own code.
 * @param control the element that stands there, first the one and then the other.
 * @param pressAnew answers an early press; without it, what stands in answers by itself, as a link does.
 */
export function useLateControl<Props>(
  part: LatePart<Props>,
  control: RefObject<HTMLElement | null>,
  pressAnew?: PressAnew,
): boolean {
  const [there, setThere] = useState(false);
  const early = useRef<{ focused: boolean; press?: { byKeyboard: boolean } }>({ focused: false });
  const toasts = useContext(ToastContext);

  useEffect(() => {
    const element = control.current;
    if (there || !element) return undefined;
    const over = new AbortController();
    let held = false;
    let isTaken = false;
    let release: ReturnType<typeof setTimeout> | undefined;
    const takeOver = () => {
      // An element that goes loses the focus: that is no reason to ask again who has it.
      if (!part.isThere() || held || isTaken || over.signal.aborted) return;
      isTaken = true;
      early.current.focused = element.ownerDocument.activeElement === element;
      // At once: a press could begin before React gets to it, and would then lose its element.
      flushSync(() => setThere(true));
    };
    const fetch = () =>
      part.preload().then(takeOver, () => {
        if (!early.current.press) return;
        delete early.current.press;
        toasts?.notify({
          title: 'Not Opened',
          description: 'It couldn’t load. Check your connection and try again.',
          variant: 'destructive',
        });
      });
    const on = <Type extends keyof HTMLElementEventMap>(
      types: readonly Type[],
      hear: (event: HTMLElementEventMap[Type]) => void,
    ) => {
      for (const type of types) element.addEventListener(type, hear, { signal: over.signal });
    };
    on(COMES_NEAR, () => void fetch());
    on(BEGINS, () => {
      clearTimeout(release);
      held = true;
    });
    // The click is the last of a press: what took over before it would never hear of it.
    on(ENDS, (event) => {
      clearTimeout(release);
      release = setTimeout(
        () => {
          held = false;
          takeOver();
        },
        isFingerLifted(event) ? TAP_MS : 0,
      );
    });
    if (pressAnew) {
      on(['click'], ({ detail }) => {
        // A key presses a button without a count of clicks.
        early.current.press = { byKeyboard: detail === 0 };
        void fetch();
      });
    }
    // Where it was fetched for another one, there is no need to wait.
    if (part.isThere()) void fetch();
    const callOff = whenIdle(() => void fetch());
    return () => {
      callOff();
      clearTimeout(release);
      over.abort();
    };
  }, [there, part, control, pressAnew, toasts]);

  useEffect(() => {
    const { focused, press } = early.current;
    if (!there || !control.current) return;
    early.current = { focused: false };
    if (focused) control.current.focus();
    if (press) pressAnew?.(control.current, press.byKeyboard);
  }, [there, control, pressAnew]);

  return there;
}

function isFingerLifted(event: Event): boolean {
  return event.type === 'pointerleave' && (event as PointerEvent).pointerType === 'touch';
}
