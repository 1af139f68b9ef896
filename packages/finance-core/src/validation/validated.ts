import type { NoticeName } from '../messages/notices.ts';

/** The outcome of a form check, as data: the value to send, or why it is refused. */
export type Validated<Value, Name extends NoticeName> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      /** The name of the notice to show: `notices[notice]` has its English words. */
      readonly notice: Name;
      /** The name of the first field at fault, where one is: focus belongs there. */
      readonly field?: string;
    };
