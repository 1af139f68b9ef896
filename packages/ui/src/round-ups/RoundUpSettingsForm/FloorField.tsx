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
import { useWords } from '../../words/index.ts';
import { purseWords } from '../words/purse.ts';
import { roundUpSettingsFormWords } from '../words/roundUpSettingsForm.ts';

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
  const words = useWords(roundUpSettingsFormWords);
  const accounts = useWords(purseWords);
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
  const accountName = account ? chargedAccountName(account, accounts) : words.unknownAccount;
  return (
    <div
      role="presentation"
      onBlur={enter}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Enter') enter();
      }}
    >
      <MoneyField
        label={words.floor({ account: accountName })}
        description={words.floorDescription}
        min={ZERO_CENTS}
        value={text}
        onChange={(next) => {
          setTyped(next);
          setRefused(false);
        }}
        error={refused && words.floorError}
      />
    </div>
  );
}
