/** What plays are written for: they look for English words, and for what the full width shows. */
const WRITTEN_FOR = { locale: 'en-US', place: 'full' } as const;

type Globals = Readonly<Record<string, unknown>>;

interface Run {
  readonly globals: Globals;
  /** The globals the story sets for itself; its play is written for them. */
  readonly storyGlobals?: Globals;
}

/**
 * Whether a story is shown in another language or width than its play is written for: its play may
 * then fail, and the story stays on the page.
 */
export function isOutsidePlay({ globals, storyGlobals }: Run): boolean {
  const written: Globals = { ...WRITTEN_FOR, ...storyGlobals };
  return Object.keys(WRITTEN_FOR).some((menu) => globals[menu] !== written[menu]);
}
