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
 * content can be scrolled into view and the end of the page does not jump when they disappear. In
 * another width, as after a phone is turned, they wrap differently and are measured again.
 */
export function NoticePlace({ children, currentPath }: NoticePlaceProps) {
  const content = useRef<HTMLDivElement>(null);
  const measured = useRef({ path: '', width: 0, room: 0 });
  useEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    // Set on the document, which scrolls and has the scroll padding.
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight, offsetWidth: width } = element;
      const { current: last } = measured;
      const isSamePlace = last.path === currentPath && last.width === width;
      const room = isSamePlace ? Math.max(last.room, offsetHeight) : offsetHeight;
      measured.current = { path: currentPath, width, room };
      style.setProperty(styles.NOTICE_ROOM, `${room}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [currentPath]);
  return (
    <div className={styles.notice}>
      {/* A flex item: as tall as the notices are now, with their margins. */}
      <div ref={content}>
        <div data-part="app-shell-notices" className={styles.notices}>
          {children}
        </div>
      </div>
    </div>
  );
}
