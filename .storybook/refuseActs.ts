/** The events of a pointer and a keyboard, as a play makes them; a hover is a move of the pointer. */
const ACTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'input'] as const;

/** Where a part of the library puts the focus itself: an open dialog, or a heading outside the Tab order. */
const TAKES_FOCUS = '[role="dialog"] *, [role="alertdialog"] *, [tabindex="-1"]';

/**
 * Watches a story that shows a look for what its play does to it: that would leave a focus ring, a
 * message or a dialog which is no part of the look.
 *
 * @returns `check`, which throws when the play acted, and `restore`.
 */
export function refuseActs(page: Document): { check: () => void; restore: () => void } {
  const { activeElement: before } = page;
  const seen = new Set<string>();
  let byHand = false;
  const see = (event: Event) => {
    // Events of the person who watches the story are trusted, and no part of its play.
    if (event.isTrusted) byHand = true;
    else seen.add(event.type);
  };
  for (const act of ACTS) page.addEventListener(act, see, { capture: true });
  return {
    check: () => {
      const focused = page.activeElement;
      const moved = !byHand && focused !== before && focused !== page.body;
      if (moved && focused?.matches(TAKES_FOCUS) === false) seen.add('focus');
      if (seen.size === 0) return;
      throw new Error(
        `The play acts upon a look (${[...seen].join(', ')}). Move what it does to a story tagged 'behavior'.`,
      );
    },
    restore: () => {
      for (const act of ACTS) page.removeEventListener(act, see, { capture: true });
    },
  };
}
