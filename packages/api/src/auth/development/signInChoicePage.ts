import { html } from 'hono/html';
import { page } from '../pages/page.ts';
import type { PageLocale } from '../pages/pageLocale.ts';
import { DEMO_USERS, type DemoUser } from './demoUsers.ts';

interface ChoiceWords {
  readonly title: string;
  readonly intro: string;
  readonly choose: (firstName: string) => string;
  /** A description of each user’s data. */
  readonly about: Readonly<Record<DemoUser['subject'], string>>;
  readonly back: string;
  readonly home: string;
}

const WORDS: Readonly<Record<PageLocale, ChoiceWords>> = {
  'en-US': {
    title: 'Who would you like to be?',
    intro:
      'These are sample users for testing, so there’s no password. A live server uses its own sign-in service.',
    choose: (firstName) => `Continue as ${firstName}`,
    about: {
      ada: 'Three debts, a linked bank, and six months of payments',
      grace: 'Two debts, no bank linked yet',
    },
    back: 'Back',
    home: 'Back to Home',
  },
  'es-US': {
    title: '¿Quién quieres ser?',
    intro:
      'Son personas de ejemplo para hacer pruebas, así que no hay contraseña. Un servidor real usa su propio servicio de inicio de sesión.',
    choose: (firstName) => `Continuar como ${firstName}`,
    about: {
      ada: 'Tres deudas, un banco vinculado y seis meses de pagos',
      grace: 'Dos deudas, sin banco vinculado todavía',
    },
    back: 'Volver',
    home: 'Volver al inicio',
  },
};

/** The sign-in page of the development provider: a choice of users, without a password. */
export function signInChoicePage(locale: PageLocale): ReturnType<typeof page> {
  const words = WORDS[locale];
  return page(
    { title: words.title, locale },
    html`<p>${words.intro}</p>
      <form method="post">
        ${DEMO_USERS.map(
          ({ subject, firstName }) =>
            html`<button name="person" value="${subject}">
              ${words.choose(firstName)} <small>${words.about[subject]}</small>
            </button>`,
        )}
      </form>
      <nav aria-label="${words.back}"><a href="/">${words.home}</a></nav>`,
  );
}
