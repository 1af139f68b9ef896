/** Why a row of a bank account is no purchase. */
export type NotPurchaseReason =
  /** Not booked yet; the posted row that replaces it is looked at instead. */
  | 'pending'
  /** A deposit, a refund, pay. */
  | 'money-in'
  /** No money moved. */
  | 'zero'
  /** A bill of a credit card, whose purchases are rounded up on the card itself. */
  | 'card-payment'
  /** Money to oneself or to another person: savings, brokerage, Zelle, a wire, a paper check. */
  | 'transfer'
  /** What the bank charges for its service. */
  | 'fee'
  /** Money turned to cash. */
  | 'cash-withdrawal'
  /** A mortgage, a loan, an installment, or a pay advance repaid. */
  | 'loan-payment'
  /** The price of borrowed money. */
  | 'interest';

/** Every reason, the one for a purchase included. */
export type RowReason = 'purchase' | NotPurchaseReason;
