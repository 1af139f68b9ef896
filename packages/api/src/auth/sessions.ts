/** Who a session belongs to. */
export interface SessionUser {
  readonly userId: string;
  readonly timeZone: string;
}

/** Where sessions are kept: the database, by the hash of their id alone. */
export interface Sessions {
  /** Begins a session and gives the value of its cookie. */
  start(userId: string, idToken?: string): Promise<string>;
  /** Whose session it is; `undefined` where it is over or never was. Keeps it from ending soon. */
  read(cookie: string): Promise<SessionUser | undefined>;
  /** Ends a session, and gives the provider's token that it began with. */
  end(cookie: string): Promise<string | undefined>;
}
