import { forwardRef, useRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { BottomTabs } from '../BottomTabs/BottomTabs.tsx';
import { DemoBar, type DemoBarProps } from '../DemoBar/DemoBar.tsx';
import { SkipLink } from '../../primitives/index.ts';
import { TopBar, type TopBarProps } from '../TopBar/TopBar.tsx';
import { navigationFootLinks, navigationItems, tabItems, type FootLink } from '../navigation.ts';
import { NoticePlace } from './NoticePlace.tsx';
import { PageFoot } from './PageFoot.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useWords } from '../../words/index.ts';
import { navigationWords } from '../words/navigation.ts';
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
      | 'notificationLabel'
      | 'actions'
    > {
  /** The open page. */
  children: ReactNode;
  /**
   * The links in the page’s footer; with none, there is no footer.
   * @default FOOT_LINKS
   */
  footLinks?: readonly FootLink[];
  /** Shows the demo bar: the demo household and how to reset it. Omit it with real money. */
  demo?: Pick<DemoBarProps, 'scenario' | 'onReset'> | undefined;
  /**
   * Messages about the whole site, such as a lost connection or old data. One or several notices
   * overlay the end of the screen, so that the page does not move when they appear or disappear.
   */
  notice?: ReactNode;
  /**
   * Whether the page draws its own margins and reaches the edges of the screen.
   * @default false
   */
  bleed?: boolean;
  /**
   * The ID of the main region, the target of the skip link.
   * @default 'main'
   */
  mainId?: string;
}

/**
 * Wraps every signed-in page: skip link, demo bar, navigation, main region, footer.
 *
 * When `currentPath` changes, focus moves to the page’s `h1`.
 */
export const AppShell = forwardRef<HTMLDivElement, AppShellProps>(function AppShell(
  {
    currentPath,
    user,
    onLogout,
    homeHref = '/dashboard',
    items,
    notificationCount,
    notificationLabel,
    actions,
    footLinks,
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
  const words = useWords(navigationWords);
  const places = items ?? navigationItems(words);
  const foot = footLinks ?? navigationFootLinks(words);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, currentPath);
  return (
    <div data-part="app-shell" {...rest} ref={ref} className={classes(styles.root, className)}>
      <SkipLink targetId={mainId} />
      {demo ? <DemoBar {...demo} /> : null}
      <TopBar
        currentPath={currentPath}
        user={user}
        onLogout={onLogout}
        homeHref={homeHref}
        items={places}
        {...(notificationCount === undefined ? {} : { notificationCount })}
        {...(notificationLabel === undefined ? {} : { notificationLabel })}
        {...(actions === undefined ? {} : { actions })}
      />
      {notice === undefined ? null : <NoticePlace currentPath={currentPath}>{notice}</NoticePlace>}
      <main ref={main} data-part="app-shell-main" id={mainId} tabIndex={-1} className={styles.main}>
        {bleed ? children : <div className={styles.page}>{children}</div>}
      </main>
      {foot.length > 0 && <PageFoot links={foot} currentPath={currentPath} />}
      <BottomTabs currentPath={currentPath} items={tabItems(places)} />
    </div>
  );
});
