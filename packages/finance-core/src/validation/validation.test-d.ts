import { expectTypeOf, test } from 'vitest';
import { cents, type Cents } from '../money/cents.ts';
import { validateBoost, validateExtraPayment, validateStake } from './index.ts';

test('a passed form carries values, a refused one the name of a notice', () => {
  const result = validateBoost({ amount: '5' }, { currentBalance: cents(1) });
  if (result.ok) expectTypeOf(result.value.amount).toEqualTypeOf<Cents>();
  else expectTypeOf(result.notice).toEqualTypeOf<'boostInvalid'>();
  // @ts-expect-error There is no value before the outcome is known.
  void result.value;
});

test('an amount is what was typed, not a number', () => {
  // @ts-expect-error A number has lost how it was typed.
  validateExtraPayment({ debtId: 'd', amount: 5 }, []);
  // @ts-expect-error A select's text is no duration.
  validateStake({ amount: '5', duration: '90' });
});
