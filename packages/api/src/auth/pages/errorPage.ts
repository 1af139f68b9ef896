import { html } from 'hono/html';
import { page } from './page.ts';

/** The errors of a sign-in. */
export type SignInError = 'refused' | 'cancelled' | 'lost' | 'unavailable';

const WORDS: Record<SignInError, { readonly title: string; readonly advice: string }> = {
  refused: {
    title: 'We couldn’t sign you in',
    advice:
      'The sign-in service’s answer doesn’t match the sign-in you started here. Nothing was changed. Please start again.',
  },
  cancelled: {
    title: 'You weren’t signed in',
    advice: 'The sign-in service didn’t let you in, or you went back. You can try again anytime.',
  },
  lost: {
    title: 'This sign-in is over',
    advice:
      'You started it too long ago, it was already used, or this browser blocks our cookies. Please start again.',
  },
  unavailable: {
    title: 'You can’t sign in right now',
    advice:
      'The sign-in service isn’t responding. Your data is safe. Please try again in a few minutes.',
  },
};

/** Explains why a sign-in failed, and what to do next. */
export function errorPage(error: SignInError): ReturnType<typeof page> {
  const { title, advice } = WORDS[error];
  return page(
    title,
    html`<p role="alert">${advice}</p>
      <nav aria-label="What to do next">
        <a class="primary" href="/api/login">Try Again</a>
        <a href="/">Back to Home</a>
      </nav>`,
  );
}
