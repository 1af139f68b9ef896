import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The TypeScript type of each value that a message needs, by its name. */
export type MessageArguments = ReadonlyMap<string, string>;

/**
 * Reads the values that an ICU message needs: `string` for `{name}`, `number` for a plural or a number,
 * the union of its cases for a select without `other` values beside them.
 *
 * @throws SyntaxError for a message that is not ICU MessageFormat.
 * @throws RangeError for a date, a time or a tag: the component formats those, in its time zone.
 */
export function messageArguments(message: string): MessageArguments {
  const found = new Map<string, string>();
  collect(parse(message), found);
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        break;
      case TYPE.argument:
        add(found, element.value, 'string');
        break;
      case TYPE.number:
        add(found, element.value, 'number');
        break;
      case TYPE.plural:
      case TYPE.select: {
        const isPlural = element.type === TYPE.plural;
        const cases = Object.keys(element.options).map((name) => `'${name}'`);
        add(found, element.value, isPlural ? 'number' : cases.toSorted().join(' | '));
        for (const { value } of Object.values(element.options)) collect(value, found);
        break;
      }
      case TYPE.date:
      case TYPE.time:
      case TYPE.tag:
        throw new RangeError('A message has no date, time or tag: pass the text of it.');
    }
  }
}

function add(found: Map<string, string>, name: string, type: string): void {
  const before = found.get(name);
  if (before !== undefined && before !== type) {
    throw new RangeError(`The value ${name} is both ${before} and ${type} in one message.`);
  }
  found.set(name, type);
}
