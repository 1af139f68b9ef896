import { forwardRef, useRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { BottomTabs } from '../BottomTabs/index.ts';
import { DemoBar, type DemoBarProps } from '../DemoBar/index.ts';
import { SkipLink } from '../SkipLink/index.ts';
import { TopBar, type TopBarProps } from '../TopBar/index.ts';
import { FOOT_LINKS, NAVIGATION_ITEMS, tabItems, type FootLink } from './AppShell.model.ts';
import { NoticePlace } from './NoticePlace.tsx';
import { PageFoot } from './PageFoot.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import * as styles from './AppShell.css.ts';

export interface AppShellProps
  extends
    HostProps<'div', 'children'>,
    Pick<
      TopBarProps,
      | 'currentPath'
      | 'user'
      | 'onLogout'
      | 'homeHref'
      | 'items'
      | 'notificationCount'
      | 'notificationWord'
      | 'actions'
    > {
  /** The open page. */
  children: ReactNode;
  /**
   * Where the foot of the page leads; none, and there is no foot.
   * @default FOOT_LINKS
   */
  footLinks?: readonly FootLink[];
  /** Shows the demo bar: the household it plays and how to start it anew. Left out with real money. */
  demo?: Pick<DemoBarProps, 'scenario' | 'onReset'> | undefined;
  /**
   * What concerns the whole site: that the connection is lost, that data is old. One notice or several
   * lie over the end of the screen, so that the page stays where it is when they come and go.
   */
  notice?: ReactNode;
  /**
   * Whether the page draws its own margins and reaches the edges of the screen.
   * @default false
   */
  bleed?: boolean;
  /**
   * The id of the main region, where the skip link leads.
   * @default 'main'
   */
  mainId?: string;
}

/**
 * Everything around a page of a signed-in visitor: skip link, demo bar, navigation, main region, foot.
 *
 * When `currentPath` changes, the focus moves to the page's `h1`.
 */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    currentPath,
    user,
    onLogout,
    homeHref = '/dashboard',
    items = NAVIGATION_ITEMS,
    notificationCount,
    notificationWord,
    actions,
    footLinks = FOOT_LINKS,
    demo,
    notice,
    bleed = false,
    mainId = 'main',
    className,
    children,
    ...rest
  },
  ref,
) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, currentPath);
  return (
    <div {...rest} ref={ref} className={classes(styles.root, className)}>
      <SkipLink targetId={mainId} />
      {demo ? <DemoBar {...demo} /> : null}
      <TopBar
        currentPath={currentPath}
        user={user}
        onLogout={onLogout}
        homeHref={homeHref}
        items={items}
        {...(notificationCount === undefined ? {} : { notificationCount })}
        {...(notificationWord === undefined ? {} : { notificationWord })}
        {...(actions === undefined ? {} : { actions })}
      />
      {notice === undefined ? null : <NoticePlace currentPath={currentPath}>{notice}</NoticePlace>}
      <main ref={main} id={mainId} tabIndex={-1} className={styles.main}>
        {bleed ? children : <div className={styles.page}>{children}</div>}
      </main>
      {footLinks.length > 0 && <PageFoot links={footLinks} currentPath={currentPath} />}
      <BottomTabs currentPath={currentPath} items={tabItems(items)} />
    </div>
  );
});
