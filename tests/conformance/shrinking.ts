import './shrinking.css';

/** The places of `shrinking.css`. */
export const SHRINKING = [
  'inline block',
  'float',
  'absolute',
  'table cell',
  'fit-content',
  'flex row',
  'directly in a flex row',
  'auto grid',
  'max-content grid',
] as const;

/** In the last one every text asks for a single line, which leaves a narrow page as it must. */
export const ASKS_FOR_ONE_LINE: (typeof SHRINKING)[number] = 'max-content grid';

/** How wide the outermost size containers in a place are together; `undefined` where it has none. */
export function containersWidth(place: Element): number | undefined {
  const containers = [...place.querySelectorAll('*')].filter(
    (element) =>
      getComputedStyle(element).containerType === 'inline-size' && element.checkVisibility(),
  );
  const boxes = containers
    .filter((element) => !containers.some((other) => other !== element && other.contains(element)))
    .map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  const start = Math.min(...boxes.map(({ left }) => left));
  return Math.max(...boxes.map(({ right }) => right)) - start;
}
