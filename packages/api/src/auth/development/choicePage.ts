import { html } from 'hono/html';
import { page } from '../pages/page.ts';
import { DEMO_PEOPLE } from './people.ts';

/** The sign-in of the development provider: a person to choose, and no password. */
export function choicePage(): ReturnType<typeof page> {
  return page(
    'Who would you like to be?',
    html`<p>
        Both people are made up and live on this machine alone, so there is no password. A server
        for real households leads to its own sign-in service instead.
      </p>
      <form method="post">
        ${DEMO_PEOPLE.map(
          ({ subject, firstName, about }) =>
            html`<button name="person" value="${subject}">
              Continue as ${firstName} <small>${about}</small>
            </button>`,
        )}
      </form>
      <nav aria-label="Back"><a href="/">Back to the home page</a></nav>`,
  );
}
