/** The content of a toast; title and message are quoted from the specification. */
export interface Notice {
  readonly title: string;
  readonly message: string;
  readonly variant: 'default' | 'destructive';
}

/** A notice for which the specification gives one text only. */
export type ShortNotice = Omit<Notice, 'message'>;
