import type { REFUSAL_CODES, RefusalCode } from '@dime-time/finance-core/contract';

type Kinds = typeof REFUSAL_CODES;

/** A value in a message: counts are chosen by, others are text. */
type ShownValue<Kind> = Kind extends 'count' ? number : string;

type ShownValues<Code extends RefusalCode> = {
  readonly [Name in keyof Kinds[Code]]: ShownValue<Kinds[Code][Name]>;
};

/**
 * The sentences of the refusals of servers, by code. There are none in English: a server sends the
 * English sentence.
 */
export type RefusalWords = {
  readonly [Code in RefusalCode]: keyof Kinds[Code] extends never
    ? string
    : (values: ShownValues<Code>) => string;
};
