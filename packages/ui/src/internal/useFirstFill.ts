import { useRef, type RefObject } from 'react';
import { media } from '../theme/media.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { useIsServed } from './useIsServed.ts';

const FILL_MS = 600;

/**
 * Fills a meter once, when it is first seen; not with reduced motion, and not what a server drew, which
 * would be emptied first. In print, a style has to undo the first keyframe.
 *
 * @param framesOf the keyframes from empty to full, read once.
 * @returns the ref of what is filled; what is seen is its parent, since an empty element has no area.
 */
export function useFirstFill<E extends Element>(
  framesOf: (element: E) => Keyframe[],
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const first = useRef(framesOf);
  const isServed = useIsServed();
  useBrowserLayoutEffect(() => {
    const element = ref.current;
    if (!element || isServed || typeof IntersectionObserver === 'undefined' || isStill()) {
      return undefined;
    }
    const fill = element.animate(first.current(element), {
      duration: FILL_MS,
      easing: 'ease-out',
    });
    fill.pause();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      fill.play();
    });
    observer.observe(element.parentElement ?? element);
    return () => {
      observer.disconnect();
      fill.cancel();
    };
  }, [isServed]);
  return ref;
}

/** Whether the reader, or a tool of the page, prefers no motion. */
function isStill(): boolean {
  return (
    window.matchMedia(media.reducedMotion).matches ||
    document.documentElement.dataset['motion'] === 'reduced'
  );
}
