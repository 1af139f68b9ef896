import type { CalendarDay } from '@dime-time/finance-core';
import { MoneyField } from '../../money/index.ts';
import { DateField, SelectField, SwitchField, TextField } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { debtTermsFieldsWords } from '../words/debtTermsFields.ts';
import { lenderFieldsWords } from '../words/lenderFields.ts';
import { settledApr, type FormErrors } from '../AddDebtDialog/validateDebtTerms.ts';
import type { LenderForm } from './LenderFields.model.ts';
import * as layout from '../../internal/form.css.ts';

export interface LenderFieldsProps {
  /** The typed values. */
  form: LenderForm;
  /** The errors, by field. */
  errors: FormErrors<LenderForm>;
  today: CalendarDay;
  /** Called on every change. */
  onChange: (change: Partial<LenderForm>) => void;
}

/** How the lender works out the minimum of a month, and a rate that holds until a day. */
export function LenderFields({ form, errors, today, onChange }: LenderFieldsProps) {
  const words = useWords(lenderFieldsWords);
  const terms = useWords(debtTermsFieldsWords);
  return (
    <>
      <SelectField
        label={words.rule}
        description={words.ruleHint}
        options={[
          { value: 'fixed', label: words.fixed },
          { value: 'percent-or-floor', label: words.percentOrFloor },
          { value: 'percent-plus-interest', label: words.percentPlusInterest },
        ]}
        value={form.rule}
        onChange={(rule) => onChange({ rule })}
      />
      {form.rule !== 'fixed' && (
        <div className={layout.pair}>
          <TextField
            label={words.share}
            required
            inputMode="decimal"
            placeholder="2"
            suffix="%"
            value={form.share}
            onChange={(share) => onChange({ share })}
            onBlur={() => onChange({ share: settledApr(form.share) })}
            error={errors.share}
          />
          <MoneyField
            label={words.floor}
            required
            value={form.floor}
            onChange={(floor) => onChange({ floor })}
            error={errors.floor}
          />
        </div>
      )}
      <SwitchField
        label={words.promotion}
        description={words.promotionHint}
        value={form.hasPromotion}
        onChange={(hasPromotion) => onChange({ hasPromotion })}
      />
      {form.hasPromotion && (
        <div className={layout.pair}>
          <TextField
            label={words.promotionRate}
            required
            inputMode="decimal"
            placeholder="0"
            suffix={terms.rateSuffix}
            value={form.promotionRate}
            onChange={(promotionRate) => onChange({ promotionRate })}
            onBlur={() => onChange({ promotionRate: settledApr(form.promotionRate) })}
            error={errors.promotionRate}
          />
          <DateField
            label={words.promotionEnd}
            required
            min={today}
            value={form.promotionEnd}
            onChange={(promotionEnd) => onChange({ promotionEnd })}
            error={errors.promotionEnd}
          />
        </div>
      )}
    </>
  );
}
