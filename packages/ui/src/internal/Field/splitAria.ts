import type { AriaAttributes } from 'react';
import { definedProps } from '../../theme/definedProps.ts';

/** What names and describes a control: react-aria joins it with the label and the notes. */
const NAMING = new Set(['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-details']);

/**
 * Takes the ARIA attributes of a control out of the props of its field.
 *
 * @param handedOn those that stay among the props, since the library below hands them on.
 */
export function splitAria<Props extends object>(
  props: Props,
  handedOn: ReadonlySet<string> = NAMING,
): [AriaAttributes, ReturnType<typeof definedProps<Props>>] {
  const rest = definedProps(props);
  const entries = Object.entries(rest);
  const isOurs = (name: string) => name.startsWith('aria-') && !handedOn.has(name);
  return [
    Object.fromEntries(entries.filter(([name]) => isOurs(name))),
    Object.fromEntries(entries.filter(([name]) => !isOurs(name))) as typeof rest,
  ];
}
