/** What the benchmarks use of a peer that ships no types. */
declare module 'amortizejs' {
  export const Calculator: {
    calculate(config: { method: 'mortgage'; balance: number; loanTerm: number; apr: number }): {
      schedule: { interest: number; principal: number; remainingBalance: number }[];
    };
  };
}

declare module 'big.js' {
  export class Big {
    static readonly roundUp: 3;
    constructor(value: string | number);
    minus(other: Big): Big;
    round(decimals: number, mode: number): Big;
    toNumber(): number;
  }
}
