import type { RowReason } from './rowReason.ts';

/**
 * What a bank's description says where there is no category, the first match deciding; a
 * description that none matches is a purchase.
 *
 * The order matters and is why each group stands where it does. Tried on the name and on the
 * merchant's name, each a line, in either case of letters.
 */
export const DESCRIPTION_RULES: readonly (readonly [RowReason, RegExp])[] = [
  // PayPal is only the way of paying where a seller is named behind it. Comes before transfers,
  // because the bank calls it an instant transfer ("PAYPAL INST XFER LYFT RIDE").
  ['purchase', /\bpaypal( ?\*|( | des:)inst xfer (?!web))/im],
  // Interest is also charged on purchases and on cash advances, so its own word goes first.
  ['interest', /\b(interest|intrst) (charge|paid|payment|pymnt)|\bfinance charge/im],
  // A fee's text goes on to name what it was charged for ("… FEE FOR A CARD PURCHASE", "… CHARGE
  // PAID / VENMO"), so fees come before everything they name. Only the words banks use before
  // "fee" count: a gym's "club fees" or a parking fee buys something.
  [
    'fee',
    /\bnsf\b|\b(atm|overdraft|od|funds|transaction|service|monthly|annual( membership)?|maintenance|late( payment)?|wire|card|decline|inquiry|courtesy pay|advance|item) (fee|charge)\b|service assessment/im,
  ],
  // The bill of a card: an issuer and, behind it, a word for paying. Visa and Mastercard also stand
  // in the text of purchases, so there the word follows at once; "DEBIT CARD PAYMENT" buys.
  [
    'card-payment',
    /(\bcredit ?(card|crd)(?! purchase)|\bamex\b|american express|\bdiscover\b|capital one|credit one|\bciti\b|apple ?card|barclaycard|cardmember serv|synchrony|comenity|home depot auto).*(payment|pymt|pmt|auto ?pay)|\b(visa|mastercard)\W+(online )?(payment|pymt|pmt)|\bautomatic payment|\bpayment\W+thank/im,
  ],
  // Loans by their word or abbreviation; "ln" alone is a lane in an address.
  ['loan-payment', /\bloans?\b|\bmortgage\b|\bmtg\b|\bstudent ln\b|\bln (srv|payment|pymt)\b/im],
  // Lenders whose descriptions do not say that they lend.
  [
    'loan-payment',
    /bridgecrest|navient|nelnet|mohela|sallie mae|credit ?ninja|credit fresh|money ?key\b|emoneyusa|getgreen|sunshine ?loan/im,
  ],
  // Buy now, pay later: the purchase was made earlier, this is an installment of it.
  ['loan-payment', /afterpay|klarna|\baffirm\b|sezzle|quadpay|zip\.co\b/im],
  // Pay advances: what goes to these apps is an advance repaid, or the tip for one.
  [
    'loan-payment',
    /\bearnin\b|\bdave inc\b|\balbert instant|\bbrigit\b|\bklover\b|\bempower\b|moneylion|instacash/im,
  ],
  // Cash, from a machine or over the counter. Fees for it were caught above.
  [
    'cash-withdrawal',
    /\batm\b|\bcash (e?withdrawal|advance)|\bwithdrawal in branch|^withdrawal$/im,
  ],
  // Between accounts and between people. A transfer station is where a town takes its rubbish.
  [
    'transfer',
    /\b(transfer(?! station)|xfer|tfr|zelle|venmo|cash app|apple cash|paypal|fedwire|wire out)\b|^to (checking|savings)\b|^check #?[\dx]+$/im,
  ],
  // Saving and investing under the provider's own name; "Les Schwab" sells tyres.
  [
    'transfer',
    /\bround ?up -|coinbase|robinhood|betterment|\bbrokerage\b|moneylink|\bdigit\.co\b/im,
  ],
];
