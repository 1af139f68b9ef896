import type { EndpointKey } from '@dime-time/finance-core/contract';

/** What can go wrong with a call. */
export const FAULTS = [
  /** Answers late. */
  'delay',
  /** The connection breaks; nothing was done. */
  'reset',
  /** The connection breaks after the write was done: only the answer is lost. */
  'lost-answer',
  '401',
  '404',
  /** With Retry-After. */
  '429',
  '500',
  /** No body at all. */
  '500-empty',
  '503',
  /** A page of a proxy where JSON should be. */
  'html',
  /** JSON that breaks off. */
  'truncated',
  /** JSON of another kind. */
  'wrong-shape',
  /** A success without a body. */
  'empty',
  '204',
  /** The JSON value null. */
  'null',
  /** Ten thousand rows, or a megabyte of padding. */
  'huge',
  /** Every other answer comes later than the one after it. */
  'out-of-order',
] as const;

export type Fault = (typeof FAULTS)[number];

/** A fault that passes after so many calls. */
export interface PassingFault {
  readonly fault: Fault;
  readonly times: number;
}

export type Faults = { [Key in EndpointKey]?: Fault | PassingFault };
