import type { ChargedAccount } from '@dime-time/finance-core/contract';
import {
  toDecimalString,
  ZERO_CENTS,
  parseTypedAmount,
  type Cents,
} from '@dime-time/finance-core/money';
import { useState, type KeyboardEvent } from 'react';
import { chargedAccountName } from '../purse.ts';
import { MoneyField } from '../../money/index.ts';

export interface FloorFieldProps {
  /** The amount kept in the account now. */
  floor: Cents;
  /** The account that is charged, if known. */
  account: ChargedAccount | undefined;
  /** Called with a new amount once it is entered: on Enter, or when the field loses focus. */
  onChange: (floor: Cents) => void;
}

/** The amount a sweep leaves in the account; an empty field means zero. */
export function FloorField({ floor, account, onChange }: FloorFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (floor > 0 ? toDecimalString(floor) : '');
  const [refused, setRefused] = useState(false);
  const enter = () => {
    const amount = text.trim() === '' ? ZERO_CENTS : parseTypedAmount(text);
    const isAmount = amount !== undefined && amount >= 0;
    setRefused(!isAmount);
    if (!isAmount) return;
    setTyped(undefined);
    if (amount !== floor) onChange(amount);
  };
  const accountName = account ? chargedAccountName(account) : 'your checking account';
  return (
    <div
      role="presentation"
      onBlur={enter}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') enter();
      }}
    >
      <MoneyField
        label={`Keep at least this much in ${accountName}`}
        description="Automatic round-ups won’t take the account below this. Leave blank for no minimum."
        min={ZERO_CENTS}
        value={text}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
        error={refused && 'Enter an amount, such as 200, or leave it blank.'}
      />
    </div>
  );
}
