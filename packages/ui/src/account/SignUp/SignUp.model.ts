import type { SignUpFormValues } from '@dime-time/finance-core/validation';
import { allAcknowledged, type Acknowledgement } from '../TermsDialog/TermsDialog.model.ts';

/**
 * The step of the sign-up flow.
 *
 * `creating` still shows the terms, with the button busy; `created` shows the success panel, and
 * `onboarding` the tour over it. `finished` shows nothing more: the parent navigates on.
 */
type SignUpStep = 'welcome' | 'form' | 'terms' | 'creating' | 'created' | 'onboarding' | 'finished';

/** The whole state of the sign-up page. */
export interface SignUpState {
  readonly step: SignUpStep;
  /** The typed values; kept when the terms are declined, so that they need not be typed again. */
  readonly fields: SignUpFormValues;
  /** The checked acknowledgments. */
  readonly ticked: readonly Acknowledgement[];
  /** The step of the tour, counted from 0. */
  readonly tourStep: number;
}

/** An event of the flow. */
export type SignUpEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'closed' }
  | { readonly type: 'typed'; readonly field: keyof SignUpFormValues; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'ticked'; readonly ticked: readonly Acknowledgement[] }
  | { readonly type: 'declined' }
  | { readonly type: 'accepted' }
  | { readonly type: 'failed' }
  | { readonly type: 'created' }
  | { readonly type: 'tour-started' }
  | { readonly type: 'tour-moved'; readonly to: number }
  | { readonly type: 'finished' };

/** The steps in which each event is valid; in others it is late or repeated, and ignored. */
const ALLOWED: Record<SignUpEvent['type'], readonly SignUpStep[]> = {
  opened: ['welcome'],
  closed: ['form'],
  typed: ['form'],
  submitted: ['form'],
  ticked: ['terms'],
  declined: ['terms'],
  accepted: ['terms'],
  failed: ['creating'],
  created: ['creating'],
  'tour-started': ['created'],
  'tour-moved': ['onboarding'],
  // Without a tour, the success screen is the last step.
  finished: ['created', 'onboarding'],
};

const EMPTY_SIGN_UP: SignUpFormValues = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
};

export const INITIAL_SIGN_UP: SignUpState = {
  step: 'welcome',
  fields: EMPTY_SIGN_UP,
  ticked: [],
  tourStep: 0,
};

/** Whether an account can be created now: the terms are open, and all three boxes are checked. */
export function mayCreate(state: Pick<SignUpState, 'step' | 'ticked'>): boolean {
  return state.step === 'terms' && allAcknowledged(state.ticked);
}

/**
 * The state after an event.
 *
 * An event that is not valid in the current step returns the same state, so that a second click or
 * a late timer has no effect.
 */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  if (!ALLOWED[event.type].includes(state.step)) return state;
  switch (event.type) {
    case 'opened':
      return { ...state, step: 'form' };
    case 'closed':
      // The names are kept for the next attempt; passwords are not kept in a closed form.
      return {
        ...state,
        step: 'welcome',
        fields: { ...state.fields, password: '', confirmPassword: '' },
      };
    case 'typed':
      return {
        ...state,
        fields: { ...state.fields, [event.field]: event.text },
      };
    case 'submitted':
      return { ...state, step: 'terms', ticked: [] };
    case 'ticked':
      return { ...state, ticked: event.ticked };
    case 'declined':
      return { ...state, step: 'form', ticked: [] };
    case 'accepted':
      return mayCreate(state) ? { ...state, step: 'creating' } : state;
    case 'failed':
      return { ...state, step: 'terms' };
    case 'created':
      return {
        ...state,
        step: 'created',
        fields: { ...EMPTY_SIGN_UP, firstName: state.fields.firstName },
      };
    case 'tour-started':
      return { ...state, step: 'onboarding', tourStep: 0 };
    case 'tour-moved':
      return { ...state, tourStep: event.to };
    case 'finished':
      return { ...state, step: 'finished' };
  }
}
