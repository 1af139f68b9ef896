/** What a toast says. The title and the message are the specification's own words. */
export interface Notice {
  readonly title: string;
  readonly message: string;
  readonly variant: 'default' | 'destructive';
}

/** A notice for which the specification gives one text only. */
export type ShortNotice = Omit<Notice, 'message'>;

/** The outcome of a form check, as data: the value to send, or what to tell the person. */
export type Validated<Value, Refusal = Notice> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly notice: Refusal;
      /** The name of the first field at fault, where one is: focus belongs there. */
      readonly field?: string;
    };
