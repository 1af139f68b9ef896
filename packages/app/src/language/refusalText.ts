import type { CalendarDay } from '@dime-time/finance-core';
import { parseCents } from '@dime-time/finance-core/money';
import { formatsOf, formatterOf, type Formats, type Language } from '@dime-time/ui';

/** An error body as JSON; a server may send anything. */
export type ProblemJson = Readonly<Record<string, unknown>>;

/** A message whose values are not known to its type. */
type Message = string | ((values: object, formatter: ReturnType<typeof formatterOf>) => string);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONEY = /^\d+\.\d{2}$/;

/**
 * The sentence of a refusal in another language than English, by its code, with its values as that
 * language writes them.
 *
 * @returns `undefined` where the code is not known in the language, or one of its values is missing.
 */
export function refusalText(
  { locale, catalogue = {} }: Language,
  { code, values }: ProblemJson,
): string | undefined {
  const messages = (catalogue as Readonly<Record<string, Readonly<Record<string, Message>>>>)[
    'app.refusals'
  ];
  if (!messages || typeof code !== 'string' || !Object.hasOwn(messages, code)) return undefined;
  const message = messages[code];
  if (typeof message !== 'function') return message;
  try {
    return message(shownValues(values, formatsOf(locale)), formatterOf(locale));
  } catch {
    return undefined;
  }
}

/** The values of a message. One that is missing throws when the message reads it. */
function shownValues(values: unknown, formats: Formats): object {
  return new Proxy(Object(values) as object, {
    get: (target, name) => {
      const value: unknown = Object.hasOwn(target, name) ? Reflect.get(target, name) : undefined;
      if (typeof value === 'number') return value;
      if (typeof value !== 'string') throw new RangeError('A value of a refusal is missing.');
      if (DAY.test(value)) return formats.dayInText(value as CalendarDay);
      const amount = MONEY.test(value) ? parseCents(value) : undefined;
      return amount === undefined ? value : formats.money(amount);
    },
  });
}
