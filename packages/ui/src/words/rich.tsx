import { Fragment, type ReactNode } from 'react';

/** The values of a message, of which some may be nodes in place of texts. */
export type RichValues<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends string ? ReactNode : Values[Key];
};

/** Stands for a node while a message is formatted: characters for private use, around its position. */
const PLACE = /\uE000(\d+)\uE001/;

/**
 * A message with nodes among its words, in the order of the language.
 *
 * @example rich(words.paid, { amount: <Money amount={amount} /> }) // Paid $5.00.
 */
export function rich<Values extends object>(
  message: (values: Values) => string,
  values: RichValues<Values>,
): ReactNode {
  const nodes: ReactNode[] = [];
  const texts = Object.entries(values as Readonly<Record<string, ReactNode>>).map(
    ([name, value]) => {
      if (typeof value === 'string' || typeof value === 'number') return [name, value];
      return [name, `\uE000${nodes.push(value) - 1}\uE001`];
    },
  );
  // Every value that is not a text was replaced by one.
  const parts = message(Object.fromEntries(texts) as Values).split(PLACE);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 1 ? nodes[Number(part)] : part}</Fragment>
  ));
}
