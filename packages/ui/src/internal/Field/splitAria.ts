import type { AriaAttributes } from 'react';
import { definedProps } from '../../theme/definedProps.ts';

/**
 * The attributes that name and describe a control; react-aria combines them with the label and the
 * notes.
 */
const NAMING = new Set(['aria-label', 'aria-labelledby', 'aria-describedby', 'aria-details']);

/**
 * Separates the ARIA attributes of a control from the other props of its field.
 *
 * @param handedOn those that stay among the props, because the underlying library passes them on.
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
