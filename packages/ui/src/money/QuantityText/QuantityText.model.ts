import { formatQuantity, type Quantity } from '@dime-time/finance-core/money';

/** As many decimals as are kept. */
const ALL_DECIMALS = 8;

/** Money-like amounts keep two decimals, even when these are zero. */
const LEAST_DECIMALS = 2;

export interface QuantityForm {
  decimals: number | undefined;
  sign: 'auto' | 'always';
}

/**
 * The digits of a quantity: with as many decimals as are asked for, or with all it has and two at
 * least, so that nothing a reader owns is rounded away.
 */
export function quantityDigits(amount: Quantity, { decimals, sign }: QuantityForm): string {
  const plus = sign === 'always' && amount > 0n ? '+' : '';
  if (decimals !== undefined) return `${plus}${formatQuantity(amount, decimals)}`;
  const [whole = '', fraction = ''] = formatQuantity(amount, ALL_DECIMALS).split('.');
  const needed = fraction.replace(/0+$/, '').padEnd(LEAST_DECIMALS, '0');
  return `${plus}${whole}.${needed}`;
}
