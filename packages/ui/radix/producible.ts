import type { Kind } from './keep.ts';

/** One element's part of a selector: `.rt-Button:where(.rt-r-size-2)`. */
interface Compound {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly { name: string; value: string | undefined }[];
  /** The lists inside `:where()`, `:is()` and `:has()`; of each one member has to hold. */
  readonly choices: readonly { ofItself: boolean; members: readonly string[] }[];
}

/**
 * Whether some element the library draws, or its document, can match a selector.
 *
 * State (`:hover`, `:not(…)`, `::after`) is taken as possible; classes, tags and the attributes
 * Radix owns are compared with the kinds of element there are.
 *
 * @param selector one selector, without commas at its top level.
 */
export function producible(selector: string, kinds: readonly Kind[]): boolean {
  const owned = new Set(kinds.flatMap((kind) => Object.keys(kind.attributes)));
  const fits = (part: Compound, kind: Kind): boolean => {
    if (part.tag && kind.tags && !kind.tags.includes(part.tag)) return false;
    const has = [...kind.classes, ...kind.optional];
    // A kind without classes stands for everything else, which has no class of Radix.
    if (!part.classes.every((name) => has.includes(name))) return false;
    const allowed = part.attributes.every(({ name, value }) => {
      if (!owned.has(name)) return true;
      const values = kind.attributes[name] ?? [];
      return value === undefined ? values.length > 0 : values.includes(value);
    });
    return (
      allowed &&
      part.choices.every(({ ofItself, members }) =>
        members.some((member) => (ofItself ? matches(member, [kind]) : matches(member, kinds))),
      )
    );
  };
  const matches = (text: string, last: readonly Kind[]): boolean =>
    compounds(text).every((compound, index, all) => {
      const part = parse(compound);
      return (index === all.length - 1 ? last : kinds).some((kind) => fits(part, kind));
    });
  return matches(selector, kinds);
}

/** Splits a selector at its combinators, leaving what stands in brackets whole. */
export function compounds(selector: string): string[] {
  return split(selector, (character) => /[\s>+~]/.test(character));
}

/** Splits a list of selectors at its commas. */
export function listed(list: string): string[] {
  return split(list, (character) => character === ',');
}

function split(text: string, isSeparator: (character: string) => boolean): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth === 0 && isSeparator(character) && text[index - 1] !== '\\') parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function parse(compound: string): Compound {
  const choices: Compound['choices'][number][] = [];
  let rest = '';
  let at = 0;
  for (const { index, 0: opening, 1: name } of compound.matchAll(/:([a-z-]+)\(/g)) {
    // A bracket inside one that has been read already.
    if (index < at) continue;
    const end = closing(compound, index + opening.length);
    const inside = compound.slice(index + opening.length, end);
    if (name === 'where' || name === 'is')
      choices.push({ ofItself: true, members: listed(inside) });
    if (name === 'has') choices.push({ ofItself: false, members: listed(inside) });
    rest += compound.slice(at, index);
    at = end + 1;
  }
  rest += compound.slice(at);
  const classes = [...rest.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  const attributes = [...rest.matchAll(/\[([\w-]+)(?:[~|^$*]?=['"]?([^'"\]]*)['"]?)?\]/g)].map(
    ([, name = '', value]) => ({ name, value }),
  );
  return { tag: /^[a-z][a-z0-9]*/.exec(rest)?.[0], classes, attributes, choices };
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  throw new RangeError(`A bracket is not closed in ${text}.`);
}
