/** Why purchases rounded up to nothing: they are from before a link, or round-ups were off. */
export const EARLIER_CAUSES = ['link', 'off', 'both'] as const;
