/**
 * The globals that the toolbar sets for every story; a story that sets one of them duplicates
 * another story.
 */
const CHOSEN_IN_TOOLBAR = ['viewport', 'theme', 'contrast', 'brand', 'dir', 'locale'] as const;

/** The static data of a story. */
interface Known {
  readonly tags: readonly string[];
  /** The globals the story sets for itself. */
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/** Whether a story shows an appearance rather than the behavior on interaction. */
export function isLook({ tags }: Pick<Known, 'tags'>): boolean {
  return !tags.includes('behavior');
}

/** Whether a docs page shows a story: an appearance for any window and theme. */
export function isDrawn(story: Known): boolean {
  return isLook(story) && !CHOSEN_IN_TOOLBAR.some((name) => name in story.storyGlobals);
}
