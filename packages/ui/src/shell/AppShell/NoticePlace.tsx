import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './AppShell.css.ts';

export interface NoticePlaceProps {
  /** Messages about the whole site: none, one, or several stacked. */
  children: ReactNode;
  currentPath: string;
}

/**
 * The place where notices overlay the end of the screen, so that the page does not move under a
 * finger.
 *
 * The space they used stays at the end of the page until another page is opened, so that covered
 * content can be scrolled into view and the end of the page does not jump when they disappear.
 */
export function NoticePlace({ children, currentPath }: NoticePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const measuredPath = useRef<string>(undefined);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // Set on the document, which scrolls and has the scroll padding.
    const { style } = document.documentElement;
    if (measuredPath.current !== currentPath) style.removeProperty(styles.NOTICE_ROOM);
    measuredPath.current = currentPath;
    const observer = new ResizeObserver(() =>
      style.setProperty(styles.NOTICE_ROOM, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [currentPath]);
  return (
    <div ref={place} className={styles.notice}>
      <div data-part="app-shell-notices" className={styles.notices}>
        {children}
      </div>
    </div>
  );
}
