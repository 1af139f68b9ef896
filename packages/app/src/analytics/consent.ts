/** How long the script waits for a consent update before it applies the default, in milliseconds. */
const WAIT_FOR_CONSENT_MS = 500;

/** The consent that the page starts with: none, until the site updates it. */
export const CONSENT_DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  wait_for_update: WAIT_FOR_CONSENT_MS,
} as const;
