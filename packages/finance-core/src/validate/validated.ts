import type { Notice } from '../messages/notice.ts';

/** The outcome of a form check, as data: the value to send, or the toast and the field errors to show. */
export type Validated<Value, Refusal = Notice> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly notice: Refusal;
      /** The name of the first field at fault, where one is: focus belongs there. */
      readonly field?: string;
    };
