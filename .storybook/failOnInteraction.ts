/** The pointer and keyboard events that a play function dispatches; a hover is a `pointermove`. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'click', 'keydown', 'input'] as const;

/**
 * Elements that the library focuses itself: in an open dialog, or a heading outside the Tab order.
 */
const FOCUSED_BY_LIBRARY = '[role="dialog"] *, [role="alertdialog"] *, [tabindex="-1"]';

/**
 * Fails a story that shows an appearance if its play function interacts with it, which would leave
 * a focus ring, a message or a dialog that is not part of it.
 *
 * @returns `check`, which throws after an interaction, and `restore`.
 */
export function failOnInteraction(page: Document): { check: () => void; restore: () => void } {
  const { activeElement: before } = page;
  const seen = new Set<string>();
  let isManual = false;
  const onEvent = (event: Event) => {
    // Trusted events come from a person in the browser, not from the play function.
    if (event.isTrusted) isManual = true;
    else seen.add(event.type);
  };
  for (const type of INTERACTIONS) page.addEventListener(type, onEvent, { capture: true });
  return {
    check: () => {
      const focused = page.activeElement;
      const moved = !isManual && focused !== before && focused !== page.body;
      if (moved && focused?.matches(FOCUSED_BY_LIBRARY) === false) seen.add('focus');
      if (seen.size === 0) return;
      throw new Error(
        `The play acts upon a look (${[...seen].join(', ')}). Move what it does to a story tagged 'behavior'.`,
      );
    },
    restore: () => {
      for (const type of INTERACTIONS) page.removeEventListener(type, onEvent, { capture: true });
    },
  };
}
