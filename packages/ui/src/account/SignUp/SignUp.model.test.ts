import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { tourPosition } from '../OnboardingDialog/OnboardingDialog.model.ts';
import { ACKNOWLEDGEMENTS } from '../TermsDialog/TermsDialog.model.ts';
import {
  INITIAL_SIGN_UP,
  mayCreate,
  signUpReducer,
  type SignUpEvent,
  type SignUpState,
} from './SignUp.model.ts';

function after(...events: readonly SignUpEvent[]): SignUpState {
  return events.reduce(signUpReducer, INITIAL_SIGN_UP);
}

const typed: SignUpEvent[] = [
  { type: 'typed', field: 'firstName', text: 'Ada' },
  { type: 'typed', field: 'password', text: 'engine-1843' },
  { type: 'typed', field: 'confirmPassword', text: 'engine-1843' },
];
const toTerms: SignUpEvent[] = [{ type: 'opened' }, ...typed, { type: 'submitted' }];
const toCreating: SignUpEvent[] = [
  ...toTerms,
  { type: 'ticked', ticked: ACKNOWLEDGEMENTS },
  { type: 'accepted' },
];
const toTour: SignUpEvent[] = [...toCreating, { type: 'created' }, { type: 'tour-started' }];

describe('the sign-up flow', () => {
  // @requirement 4.signup.flow
  test('goes from the page to the tour and to its end', () => {
    const steps = [...toTour, { type: 'finished' } as const].map(
      (_event, index, all) => after(...all.slice(0, index + 1)).step,
    );
    expect([...new Set(steps)]).toEqual([
      'form',
      'terms',
      'creating',
      'created',
      'onboarding',
      'finished',
    ]);
  });

  test('Cancel closes the form, keeps the name and clears the passwords', () => {
    const state = after({ type: 'opened' }, ...typed, { type: 'closed' });
    expect(state.step).toBe('welcome');
    expect(state.fields).toMatchObject({ firstName: 'Ada', password: '', confirmPassword: '' });
  });

  // @requirement 4.signup.declined
  test('declining the terms returns to the form with everything typed', () => {
    const state = after(...toTerms, { type: 'ticked', ticked: ['risks'] }, { type: 'declined' });
    expect(state.step).toBe('form');
    expect(state.fields).toMatchObject({
      firstName: 'Ada',
      password: 'engine-1843',
      confirmPassword: 'engine-1843',
    });
    expect(state.ticked).toEqual([]);
  });

  test.each([[[]], [['terms']], [['terms', 'privacy']]] as const)(
    'accepting with only %j checked changes nothing',
    (ticked) => {
      const before = after(...toTerms, { type: 'ticked', ticked });
      expect(signUpReducer(before, { type: 'accepted' })).toBe(before);
    },
  );

  test('an account can be created only in the terms, with every box checked', () => {
    const ready = after(...toTerms, { type: 'ticked', ticked: ACKNOWLEDGEMENTS });
    expect(mayCreate(ready)).toBe(true);
    expect(mayCreate(after(...toTerms))).toBe(false);
    expect(mayCreate(after(...toCreating))).toBe(false);
  });

  test('a failed creation leaves the terms open and checked', () => {
    const state = after(...toCreating, { type: 'failed' });
    expect(state).toMatchObject({ step: 'terms', ticked: ACKNOWLEDGEMENTS });
    expect(state.fields.firstName).toBe('Ada');
  });

  test('after creation, only the first name is kept', () => {
    expect(after(...toCreating, { type: 'created' }).fields).toEqual({
      firstName: 'Ada',
      lastName: '',
      email: '',
      username: '',
      password: '',
      confirmPassword: '',
    });
  });
});

describe('the tour', () => {
  // @requirement 4.signup.tour.moves
  test('moves forward and back, and never out of its five steps', () => {
    const at = (...moves: number[]) => {
      const moved = moves.map((to) => ({ type: 'tour-moved', to }) as const);
      return tourPosition(after(...toTour, ...moved).tourStep, 5).number;
    };
    expect(at(1)).toBe(2);
    expect(at(1, 2, 1)).toBe(2);
    expect(at(-1)).toBe(1);
    expect(at(7)).toBe(5);
  });

  test('is no part of a flow without one: the success is the end', () => {
    expect(after(...toCreating, { type: 'created' }, { type: 'finished' }).step).toBe('finished');
  });

  test('can be skipped from any step', () => {
    expect(after(...toTour, { type: 'finished' }).step).toBe('finished');
    expect(after(...toTour, { type: 'tour-moved', to: 3 }, { type: 'finished' }).step).toBe(
      'finished',
    );
  });
});

describe('an event at the wrong time changes nothing', () => {
  test.each<[string, SignUpEvent[], SignUpEvent]>([
    ['a second press of Create Account', toTerms, { type: 'submitted' }],
    ['a second press of accept', toCreating, { type: 'accepted' }],
    ['Escape while the account is being made', toCreating, { type: 'declined' }],
    [
      'a timer that comes after the tour',
      [...toTour, { type: 'finished' }],
      { type: 'tour-started' },
    ],
    ['typing into a closed form', [], { type: 'typed', field: 'email', text: 'x' }],
  ])('%s', (_name, before, event) => {
    const state = after(...before);
    expect(signUpReducer(state, event)).toBe(state);
  });

  test('no order of events creates an account without the three acknowledgements', () => {
    const event = fc.oneof(
      fc.constantFrom<SignUpEvent>(
        { type: 'opened' },
        { type: 'closed' },
        { type: 'submitted' },
        { type: 'declined' },
        { type: 'accepted' },
        { type: 'failed' },
        { type: 'created' },
        { type: 'tour-started' },
        { type: 'finished' },
      ),
      fc.subarray([...ACKNOWLEDGEMENTS]).map((ticked): SignUpEvent => ({ type: 'ticked', ticked })),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let state = INITIAL_SIGN_UP;
        for (const one of events) {
          const next = signUpReducer(state, one);
          if (next.step === 'creating') expect(next.ticked).toHaveLength(3);
          if (next.step === 'created' && state.step !== 'created') {
            expect(state.step).toBe('creating');
          }
          state = next;
        }
      }),
    );
  });
});
