import { html } from 'hono/html';
import { page } from './page.ts';

/** What can go wrong with a sign-in. */
export type Trouble = 'refused' | 'cancelled' | 'lost' | 'unavailable';

const WORDS: Record<Trouble, { readonly title: string; readonly advice: string }> = {
  refused: {
    title: 'We could not sign you in',
    advice:
      'The answer of the sign-in service does not belong to the sign-in that was begun here. Nothing was changed. Please start again.',
  },
  cancelled: {
    title: 'You were not signed in',
    advice:
      'The sign-in service did not let you in, or you turned back. You can try again whenever you like.',
  },
  lost: {
    title: 'This sign-in is over',
    advice:
      'It was begun too long ago, was used already, or this browser does not keep cookies for us. Please start again.',
  },
  unavailable: {
    title: 'Signing in is not possible right now',
    advice:
      'The sign-in service does not answer. Your data is safe. Please try again in a few minutes.',
  },
};

/** Says what happened to a sign-in, and what to do next. */
export function troublePage(trouble: Trouble): ReturnType<typeof page> {
  const { title, advice } = WORDS[trouble];
  return page(
    title,
    html`<p role="alert">${advice}</p>
      <nav aria-label="What to do next">
        <a class="primary" href="/api/login">Try again</a>
        <a href="/">Back to the home page</a>
      </nav>`,
  );
}
