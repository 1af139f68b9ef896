import type { EndpointKey } from '@dime-time/finance-core/contract';

/** The faults that can be injected. */
export const FAULTS = [
  /** Answers late. */
  'delay',
  /** The connection is reset before the call is carried out. */
  'reset',
  /** The connection is reset after the write was carried out: only the answer is lost. */
  'lost-answer',
  '401',
  '404',
  /** With Retry-After. */
  '429',
  '500',
  /** No body at all. */
  '500-empty',
  '503',
  /** An HTML page, as of a proxy, instead of JSON. */
  'html',
  /** Truncated JSON. */
  'truncated',
  /** JSON of another type. */
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

/** A fault that ends after a number of calls. */
export interface PassingFault {
  readonly fault: Fault;
  readonly times: number;
}

export type Faults = { [Key in EndpointKey]?: Fault | PassingFault };
