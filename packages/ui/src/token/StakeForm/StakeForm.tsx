import type { CalendarDay } from '@dime-time/finance-core';
import type { StakeRequest } from '@dime-time/finance-core/contract';
import { quantityToDecimalString, type Quantity } from '@dime-time/finance-core/money';
import { validateStake } from '@dime-time/finance-core/validation';
import { forwardRef, useRef, useState, type FormEvent } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import {
  type ActionResult,
  Button,
  Callout,
  ChoiceGroup,
  isIndeterminate,
  settle,
  TextField,
  useNotice,
  useUnconfirmedSubmissions,
  useSingleFlight,
} from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { stakeFormWords } from '../words/stakeForm.ts';
import {
  DEFAULT_TERM,
  stakeFailed,
  stakePreview,
  termChoices,
  type TermValue,
} from './StakeForm.model.ts';
import { StakeOutcomeView } from './StakeOutcomeView.tsx';
import * as styles from './StakeForm.css.ts';
import { useToday } from '../../theme/Clock.ts';

/** Stakes tokens and returns the result. */
export type StakeAction = (stake: StakeRequest) => Promise<ActionResult>;

export interface StakeFormProps extends HostProps<'form', 'children'> {
  /**
   * Today’s date, from which the maturity is counted.
   * @default that of the provider’s clock
   */
  today?: CalendarDay | undefined;
  /** Stakes the tokens; the parent refetches the balance. */
  onStake: StakeAction;
  /** The tokens available to stake; `undefined` while unknown. */
  available?: Quantity | undefined;
  /**
   * Unconfirmed stakes; each is shown until it is settled.
   * @default what this form sent itself, while it is mounted
   */
  unanswered?: readonly StakeRequest[] | undefined;
}

/**
 * Locks tokens for a term to earn more of them.
 *
 * The server decides whether the balance covers a stake; its message is shown, and what was typed
 * stays.
 */
export const StakeForm = forwardRef<HTMLFormElement, StakeFormProps>(function StakeForm(
  { today: givenDay, onStake, available, unanswered: controlled, className, ...rest },
  ref,
) {
  const today = useToday(givenDay);
  const words = useWords(stakeFormWords);
  const notice = useNotice();
  const [text, setText] = useState('');
  const [term, setTerm] = useState<TermValue>(DEFAULT_TERM);
  const [done, setDone] = useState('');
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** Dismisses the toast of the last failure, because the next attempt has its own result. */
  const refusal = useRef<() => void>(undefined);
  const [unanswered, record] = useUnconfirmedSubmissions(controlled, isSameStake);

  const [pending, send] = useSingleFlight(async (stake: StakeRequest) => {
    setDone('');
    refusal.current?.();
    const result = await settle(onStake(stake));
    record(stake, result);
    if (isIndeterminate(result)) return;
    if (!result.ok) {
      refusal.current = notice(stakeFailed(result.message, stake.amount, available, words));
      return;
    }
    // Something else may have been typed since.
    setText((last) => (amountOf(last) === stake.amount ? '' : last));
    setDone(words.done({ amount: amountText(stake), days: stake.duration }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stake = validateStake({ amount: text, duration: Number(term) });
    if (stake) return send(stake);
    // An invalid amount is not sent; the field says what it accepts.
    setRefused(true);
    field.current?.focus();
  };

  return (
    <form
      data-part="stake-form"
      {...rest}
      ref={ref}
      className={classes(styles.form, className)}
      noValidate
      onSubmit={submit}
    >
      <TextField
        label={words.amount}
        ref={field}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setRefused(false);
        }}
        error={refused && words.amountError}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        suffix="DTT"
      />
      <ChoiceGroup
        label={words.duration}
        columns={3}
        options={termChoices(words)}
        value={term}
        onChange={setTerm}
      />
      <StakeOutcomeView outcome={stakePreview(text, term, today)} />
      {unanswered.map((stake) => (
        <Callout
          key={`${stake.amount} ${stake.duration}`}
          tone="warning"
          live="assertive"
          title={words.unknownTitle}
          actions={
            <Button
              data-part="stake-form-retry"
              size="s"
              variant="outline"
              tone="neutral"
              pending={pending}
              pendingLabel={words.pending}
              onClick={() => send(stake)}
            >
              {words.retry}
            </Button>
          }
        >
          {words.unknownMessage({ amount: amountText(stake) })}
        </Callout>
      ))}
      <Button
        data-part="stake-form-submit"
        type="submit"
        disabled={text.trim() === ''}
        pending={pending}
        pendingLabel={words.pending}
      >
        {words.submit}
      </Button>
      <p data-part="stake-form-done" className={styles.done} role="status">
        {done}
      </p>
    </form>
  );
});

function isSameStake(one: StakeRequest, other: StakeRequest): boolean {
  return one.amount === other.amount && one.duration === other.duration;
}

/** Parses a text as the amount that would be sent. */
function amountOf(text: string): Quantity | undefined {
  return validateStake({ amount: text, duration: Number(DEFAULT_TERM) })?.amount;
}

function amountText({ amount }: StakeRequest): string {
  return quantityToDecimalString(amount);
}
