/** As much of the mail server as a test needs; the package brings no types. */
declare module 'smtp-server' {
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean;
      disabledCommands: string[];
      onData(stream: Readable, session: object, done: (error?: Error) => void): void;
    });
    readonly server: { address(): AddressInfo };
    listen(port: number, host: string, listening: () => void): void;
    close(closed: () => void): void;
  }
}
