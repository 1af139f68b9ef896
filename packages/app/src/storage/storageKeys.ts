/** The keys of localStorage and sessionStorage that the app uses, in one place so that none is used twice. */

/** The theme; the inline script of the documents reads it too. */
export const THEME_KEY = 'dime-time.theme';

/** The language; the inline script of the documents reads it too. */
export const LANGUAGE_KEY = 'dime-time.language';

/** Whether amounts are shown or hidden. */
export const AMOUNTS_KEY = 'dime-time.amounts';

/** Which sample notifications are read or deleted. */
export const NOTIFICATIONS_KEY = 'dime-time.notifications';

export const NOTIFICATION_PREFERENCES_KEY = 'dime-time.notification-preferences';

/** The time of the newest sweep that was shown. */
export const SWEEPS_SEEN_KEY = 'dime-time.sweeps-seen';

/** The milestones that were shown, by household. */
export const MILESTONES_SEEN_KEY = 'dime-time.milestones-seen';

/** The link token; in localStorage, because a phone returns from a bank’s own app in a new tab. */
export const LINK_TOKEN_KEY = 'dime-time.bank-link';

/** The time of the newest coin purchase that was tracked. */
export const PURCHASES_COUNTED_KEY = 'dime-time.purchases-counted-until';

/** Whether a user was signed in on the last visit. */
export const SEEN_SIGNED_IN_KEY = 'dime-time.seen-signed-in';

/** Followed by an idempotency key: a payment, stake or creation whose outcome is not known. */
export const UNCONFIRMED_KEY_PREFIX = 'dime-time.unconfirmed.';

/** In sessionStorage: the payoff plan that was changed and not saved. */
export const UNSAVED_PLAN_KEY = 'dime-time.unsaved-plan';

/** In sessionStorage: the scroll position of each history entry. */
export const SCROLL_KEY = 'dime-time.scroll';

/** In sessionStorage: whether the document was reloaded for a lazy route. */
export const reloadedForKey = (route: string) => `dime-time.reloaded-for.${route}`;
