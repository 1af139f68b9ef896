import {
  ArrowLeftRight,
  Bell,
  Bitcoin,
  ChartNoAxesCombined,
  Coins,
  CreditCard,
  House,
  Landmark,
  LayoutDashboard,
  Lightbulb,
  QrCode,
  Settings,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { navigationWords } from './words/navigation.ts';
import type { NavigationWords } from '../words/subjects/shell/navigation.ts';

/** An icon that uses the color of the surrounding text. */
export type NavigationIcon = ComponentType<{
  readonly size?: number | string;
  readonly 'aria-hidden'?: boolean;
}>;

/** One destination of the shared navigation. */
export interface NavigationItem {
  /** The path it leads to. */
  readonly href: string;
  /** Its name, in the bar, the drawer and for assistive technology. */
  readonly label: string;
  /** The icon beside, or above, the label. */
  readonly icon: NavigationIcon;
}

/** The signed-in user, as the user menu and the drawer show it. */
export interface NavigationUser {
  /** The name to show, of any length. */
  readonly name: string;
  /** The email address below the name. */
  readonly email?: string | undefined;
}

/** An action in the user menu and the drawer besides Logout: a theme, hidden amounts. */
export interface NavigationAction {
  /** What it does. */
  readonly label: string;
  /** The icon beside the label. */
  readonly icon: NavigationIcon;
  /** Runs the action. */
  readonly onSelect: () => void;
}

/** A link in the page’s footer: rarely used, but expected there. */
export type FootLink = Pick<NavigationItem, 'href' | 'label'>;

/** The items of the shared navigation in a language. */
export function navigationItems(words: NavigationWords): readonly NavigationItem[] {
  return [
    { href: '/', label: words.home, icon: House },
    { href: '/dashboard', label: words.dashboard, icon: LayoutDashboard },
    { href: '/transactions', label: words.transactions, icon: ArrowLeftRight },
    { href: '/debts', label: words.debts, icon: CreditCard },
    { href: '/crypto', label: words.crypto, icon: Bitcoin },
    { href: '/dime-token', label: words.token, icon: Coins },
    { href: '/banking', label: words.banking, icon: Landmark },
    { href: '/insights', label: words.insights, icon: Lightbulb },
    { href: '/business-analytics', label: words.analytics, icon: ChartNoAxesCombined },
  ];
}

/** The three links shown as icons, in a language. */
export function navigationIconLinks(words: NavigationWords) {
  return {
    notifications: { href: '/notifications', label: words.notifications, icon: Bell },
    qr: { href: '/qr', label: words.qr, icon: QrCode },
    settings: { href: '/settings', label: words.settings, icon: Settings },
  } as const satisfies Record<string, NavigationItem>;
}

/** The footer links of every page, in a language. */
export function navigationFootLinks(words: NavigationWords): readonly FootLink[] {
  return [
    { href: '/legal', label: words.legal },
    { href: '/stats', label: words.stats },
    { href: '/signup', label: words.signUp },
  ];
}

// None of these words has values, so the messages are the words in English.
const ENGLISH_WORDS: NavigationWords = navigationWords.messages;

/**
 * The items of the shared navigation, in the same order in every bar: the eight of the
 * specification, and the dashboard after Home.
 */
export const NAVIGATION_ITEMS = navigationItems(ENGLISH_WORDS);

/** The three links shown as icons. */
export const NAVIGATION_ICON_LINKS = navigationIconLinks(ENGLISH_WORDS);

/** The footer links of every page, which the navigation has no room for. */
export const FOOT_LINKS = navigationFootLinks(ENGLISH_WORDS);

/** The count on the bell’s badge, fixed by the specification. */
export const NOTIFICATION_BADGE = 3;

/** The number of items that fit the tab bar of the narrowest phone without wrapping. */
const TAB_COUNT = 5;

/**
 * Items that are left out of the tab bar first: rarely used, or about the product rather than one’s
 * own money.
 */
const NOT_IN_TABS: ReadonlySet<string> = new Set([
  '/crypto',
  '/dime-token',
  '/insights',
  '/business-analytics',
]);

/**
 * Whether a link leads to the open page, or to a page above it.
 *
 * The root only matches itself, because every path is below it. A query, a fragment and a trailing
 * slash are ignored.
 *
 * @example isActiveRoute('/debts', '/debts/visa?from=menu') // true
 * @example isActiveRoute('/', '/debts') // false
 */
export function isActiveRoute(href: string, currentPath: string): boolean {
  const path = currentPath.replace(/[?#].*$/u, '').replace(/\/+$/u, '');
  if (href === '/') return path === '';
  return path === href || path.startsWith(`${href}/`);
}

/** The items of the tab bar: at most five, in navigation order. */
export function tabItems(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.filter((item) => !NOT_IN_TABS.has(item.href)).slice(0, TAB_COUNT);
}
