import { html } from 'hono/html';
import { page } from '../pages/page.ts';
import { DEMO_PEOPLE } from './people.ts';

/** The sign-in page of the development provider: a choice of users, without a password. */
export function choicePage(): ReturnType<typeof page> {
  return page(
    'Who would you like to be?',
    html`<p>
        These are sample users for testing, so there’s no password. A live server uses its own
        sign-in service.
      </p>
      <form method="post">
        ${DEMO_PEOPLE.map(
          ({ subject, firstName, about }) =>
            html`<button name="person" value="${subject}">
              Continue as ${firstName} <small>${about}</small>
            </button>`,
        )}
      </form>
      <nav aria-label="Back"><a href="/">Back to Home</a></nav>`,
  );
}
