import type { Notice, SignUpFormValues } from '@dime-time/finance-core/validation';
import { useEffect, useReducer, useRef } from 'react';
import { useToast } from '../../primitives/index.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { useWords } from '../../words/index.ts';
import { signUpWords } from '../words/signUp.ts';
import { signUpToasts, type SignUpContent } from './SignUp.content.ts';
import { newUserRecord, type NewUserRecord } from './newUserRecord.ts';
import { INITIAL_SIGN_UP, mayCreate, signUpReducer, type SignUpEvent } from './SignUp.model.ts';

/** How long creating an account appears to take, in milliseconds. */
export const CREATING_MS = 1000;
/** How long the success screen is shown before the tour starts, in milliseconds. */
export const TOUR_AFTER_MS = 2000;

export interface SignUpOutlets {
  /** Returns an ID for the new record. */
  newId: () => string;
  /** Returns the current time, as an ISO instant. */
  readTime: () => string;
  /** Returns a promise that resolves after so many milliseconds. */
  delay: (milliseconds: number) => Promise<void>;
  /** Gets the new record. A rejection shows 'Account Creation Failed', and the terms stay open. */
  onCreate: (record: NewUserRecord) => void | Promise<void>;
  /** Called when the tour is over, finished or skipped; leave the page here. */
  onFinish: () => void;
}

/**
 * Manages the sign-up flow: the state, and the actions that the parts of the page can take.
 *
 * @param content own texts of the toasts; `null` for the tour leaves it out.
 */
export function useSignUp(
  { newId, readTime, delay, onCreate, onFinish }: SignUpOutlets,
  content: Pick<SignUpContent, 'toasts' | 'tour'>,
) {
  const [state, dispatch] = useReducer(signUpReducer, INITIAL_SIGN_UP);
  // The type is spelled out, because React 19 infers one that the types of React 18 lack.
  const send: (event: SignUpEvent) => void = dispatch;
  const words = useWords(signUpWords);
  const { notify } = useToast();
  const { productName } = useBrand();
  const toasts = { ...signUpToasts(words, productName), ...content.toasts };
  const checked = useRef<SignUpFormValues>(undefined);
  const creating = useRef(false);
  const shown = useShown();

  const dismissNotice = useRef<() => void>(undefined);

  function showNotice({ title, message, variant }: Notice) {
    dismissNotice.current = notify({ title, description: message, variant });
  }

  async function accept() {
    const form = checked.current;
    // A second click before the next render would read stale state, so a ref decides.
    if (!form || creating.current || !mayCreate(state)) return;
    creating.current = true;
    const agreedToTermsDate = readTime();
    send({ type: 'accepted' });
    try {
      await delay(CREATING_MS);
      await onCreate(
        newUserRecord(form, { id: newId(), createdAt: readTime(), agreedToTermsDate }),
      );
    } catch {
      creating.current = false;
      if (!shown.current) return;
      send({ type: 'failed' });
      showNotice({ title: toasts.failedTitle, message: toasts.failed, variant: 'destructive' });
      return;
    }
    if (!shown.current) return;
    checked.current = undefined;
    creating.current = false;
    send({ type: 'created' });
    showNotice({ title: toasts.doneTitle, message: toasts.done, variant: 'default' });
    await delay(TOUR_AFTER_MS);
    if (!shown.current) return;
    if (content.tour !== null) send({ type: 'tour-started' });
    else finish();
  }

  function finish() {
    send({ type: 'finished' });
    onFinish();
  }

  return {
    state,
    send,
    finish,
    refuse: showNotice,
    submit: (form: SignUpFormValues) => {
      checked.current = form;
      // The error is fixed, and its toast would cover the terms.
      dismissNotice.current?.();
      send({ type: 'submitted' });
    },
    decline: () => {
      send({ type: 'declined' });
      showNotice({ title: toasts.canceledTitle, message: toasts.canceled, variant: 'destructive' });
    },
    accept: () => {
      void accept();
    },
  };
}

/** Whether the component is mounted; a wait that ends later must not change state. */
function useShown() {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
