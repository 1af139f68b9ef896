/**
 * The annuity functions of a spreadsheet in floating point, with its signs: money paid is negative.
 * An oracle for the cents of finance-core, itself held to the golden cases.
 */
export interface Annuity {
  rate: number;
  nper: number;
  pmt: number;
  pv: number;
  fv: number;
  /** 0 for payments at the end of a period, 1 at its start. */
  when: number;
}

const growth = (rate: number, count: number) => (1 + rate) ** count;

/** The balance after `nper` periods. */
export function futureValue({ rate, nper, pmt, pv, when }: Omit<Annuity, 'fv'>): number {
  if (rate === 0) return -(pv + pmt * nper);
  const grown = growth(rate, nper);
  return -(pv * grown + (pmt * (1 + rate * when) * (grown - 1)) / rate);
}

/** The level payment. */
export function payment({ rate, nper, pv, fv, when }: Omit<Annuity, 'pmt'>): number {
  if (rate === 0) return -(pv + fv) / nper;
  const grown = growth(rate, nper);
  return (-(pv * grown + fv) * rate) / ((1 + rate * when) * (grown - 1));
}

/** How many periods a payment takes. */
export function periods({ rate, pmt, pv, fv, when }: Omit<Annuity, 'nper'>): number {
  if (rate === 0) return -(pv + fv) / pmt;
  const level = (pmt * (1 + rate * when)) / rate;
  return Math.log((level - fv) / (level + pv)) / Math.log(1 + rate);
}

/** The interest of one period; payments at the end. */
export function interestOf(
  loan: { rate: number; nper: number; pv: number },
  period: number,
): number {
  const pmt = payment({ ...loan, fv: 0, when: 0 });
  return futureValue({ ...loan, nper: period - 1, pmt, when: 0 }) * loan.rate;
}

/** The repayment in one period; payments at the end. */
export function principalOf(
  loan: { rate: number; nper: number; pv: number },
  period: number,
): number {
  return payment({ ...loan, fv: 0, when: 0 }) - interestOf(loan, period);
}
