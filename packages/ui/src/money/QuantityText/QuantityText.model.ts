import { formatQuantity, type Quantity } from '@dime-time/finance-core/money';

/** The number of stored decimals. */
const ALL_DECIMALS = 8;

/** The minimum number of decimals, even if they are zero, as in amounts of money. */
const LEAST_DECIMALS = 2;

export interface QuantityForm {
  decimals: number | undefined;
  sign: 'auto' | 'always';
}

/**
 * Returns the digits of a quantity: with the requested decimals, or with all of them and at least
 * two, so that nothing is rounded away.
 */
export function quantityDigits(amount: Quantity, { decimals, sign }: QuantityForm): string {
  const plus = sign === 'always' && amount > 0n ? '+' : '';
  if (decimals !== undefined) return `${plus}${formatQuantity(amount, decimals)}`;
  const [whole = '', fraction = ''] = formatQuantity(amount, ALL_DECIMALS).split('.');
  const needed = fraction.replace(/0+$/, '').padEnd(LEAST_DECIMALS, '0');
  return `${plus}${whole}.${needed}`;
}
