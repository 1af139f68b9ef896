import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './AppShell.css.ts';

export interface NoticePlaceProps {
  /** What concerns the whole site: nothing, one notice, or several above one another. */
  children: ReactNode;
  currentPath: string;
}

/**
 * Where notices lie over the end of the screen: they come and go under nobody's finger.
 *
 * The room they have taken stays at the end of the page until another is opened, so that what they
 * cover can be scrolled clear of them, and who reads the end of a page does not see it jump when they go.
 */
export function NoticePlace({ children, currentPath }: NoticePlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const keptOn = useRef<string>(undefined);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // On the document, which is what scrolls and leaves the same room around what takes the focus.
    const { style } = document.documentElement;
    if (keptOn.current !== currentPath) style.removeProperty(styles.NOTICE_ROOM);
    keptOn.current = currentPath;
    const observer = new ResizeObserver(() =>
      style.setProperty(styles.NOTICE_ROOM, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [currentPath]);
  return (
    <div ref={place} className={styles.notice}>
      <div className={styles.notices}>{children}</div>
    </div>
  );
}
