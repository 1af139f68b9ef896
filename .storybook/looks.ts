/** What the toolbar chooses for every story; a story for one choice alone looks like another one. */
const CHOSEN_IN_TOOLBAR = ['viewport', 'theme', 'contrast', 'brand', 'dir'] as const;

/** What Storybook knows of a story before it is shown. */
interface Known {
  readonly tags: readonly string[];
  /** The globals the story sets for itself. */
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/** Whether a story shows a look, not what happens when somebody acts upon it. */
export function isLook({ tags }: Pick<Known, 'tags'>): boolean {
  return !tags.includes('behavior');
}

/** Whether a docs page draws a story: a look for any window and appearance. */
export function isDrawn(story: Known): boolean {
  return isLook(story) && !CHOSEN_IN_TOOLBAR.some((name) => name in story.storyGlobals);
}
