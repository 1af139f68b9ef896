/**
 * Moves the clock of a process, for the server of a test: imported before everything else, it adds
 * `CLOCK_LATER_MS` to what `Date` answers as the present. Timers keep their pace.
 */
const laterBy = Number(process.env['CLOCK_LATER_MS'] ?? '0');
const RealDate = Date;

class LaterDate extends RealDate {
  constructor(...args: [] | [number | string]) {
    if (args.length === 0) super(RealDate.now() + laterBy);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + laterBy;
  }
}

globalThis.Date = LaterDate as DateConstructor;
