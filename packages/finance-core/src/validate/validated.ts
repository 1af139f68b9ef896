/** The content of a toast; title and message are quoted from the specification. */
export interface Notice {
  readonly title: string;
  readonly message: string;
  readonly variant: 'default' | 'destructive';
}

/** A notice for which the specification gives one text only. */
export type ShortNotice = Omit<Notice, 'message'>;

/** The outcome of a form check, as data: the value to send, or the toast and the field errors to show. */
export type Validated<Value, Refusal = Notice> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly notice: Refusal;
      /** The name of the first field at fault, where one is: focus belongs there. */
      readonly field?: string;
    };
