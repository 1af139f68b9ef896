/** A length and the unit in which a designer gives it. */
export interface Length {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

/** The pixels of 1 rem, if the reader has not set another text size. */
const ROOT_FONT_SIZE = 16;

/** The pixels of 1 cqi, in a container as wide as the content of a page on a desktop (75rem). */
const CONTAINER_SHARE = 12;

const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  rem: ROOT_FONT_SIZE,
  cqi: CONTAINER_SHARE,
  '': 1,
};

const PART = /\s*(?:(-?[\d.]+)(px|rem|cqi|)|(calc|min|max|clamp)?(\()|([),*+]))/y;

type Functions = Readonly<Record<string, (values: readonly number[]) => number>>;

const FUNCTIONS: Functions = {
  calc: ([value = 0]) => value,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  clamp: ([low = 0, value = 0, high = 0]) => Math.max(low, Math.min(value, high)),
};

/**
 * Calculates a CSS length of `px`, `rem` and `cqi`, with `calc()`, `min()`, `max()` and `clamp()`.
 *
 * @returns it in rem if a part of it is in rem, as it then grows with the reader's text size.
 * @throws RangeError for any other notation.
 * @example readLength('min(1.5rem, 13cqi)') // { value: 1.5, unit: 'rem' }
 */
export function readLength(text: string): Length {
  const { value: pixels, end } = sum(text, 0);
  if (text.slice(end).trim() !== '') throw new RangeError(`No length is written like ${text}.`);
  const unit = text.includes('rem') ? 'rem' : 'px';
  const value = unit === 'rem' ? pixels / ROOT_FONT_SIZE : pixels;
  return { value: Math.round(value * 1e6) / 1e6, unit };
}

/** What was read, and where the rest of the text begins. */
interface Read {
  value: number;
  end: number;
}

function sum(text: string, start: number): Read {
  return chain(text, start, '+', (at) =>
    chain(text, at, '*', (factor) => term(text, factor), multiply),
  );
}

const multiply = (one: number, other: number) => one * other;
const add = (one: number, other: number) => one + other;

function chain(
  text: string,
  start: number,
  operator: string,
  next: (at: number) => Read,
  combine = add,
): Read {
  let { value, end } = next(start);
  for (let part = partAt(text, end); part?.[5] === operator; part = partAt(text, end)) {
    const operand = next(end + part[0].length);
    value = combine(value, operand.value);
    end = operand.end;
  }
  return { value, end };
}

/** A number with its unit, or a function of sums, or a sum in parentheses. */
function term(text: string, start: number): Read {
  const part = partAt(text, start);
  const end = start + (part?.[0].length ?? 0);
  if (part?.[1] !== undefined) {
    return { value: Number(part[1]) * (PIXELS[part[2] ?? ''] ?? 1), end };
  }
  if (part?.[4] === undefined) throw new RangeError(`No length is written like ${text}.`);
  const values: number[] = [];
  for (let at = end; ;) {
    const read = sum(text, at);
    values.push(read.value);
    const after = partAt(text, read.end);
    at = read.end + (after?.[0].length ?? 0);
    if (after?.[5] === ')') {
      return { value: FUNCTIONS[part[3] ?? 'calc']?.(values) ?? 0, end: at };
    }
    if (after?.[5] !== ',') throw new RangeError(`No length is written like ${text}.`);
  }
}

function partAt(text: string, at: number): RegExpExecArray | null {
  PART.lastIndex = at;
  return PART.exec(text);
}
