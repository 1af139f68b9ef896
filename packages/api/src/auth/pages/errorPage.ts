import { html } from 'hono/html';
import { page } from './page.ts';
import type { PageLocale } from './pageLocale.ts';

/** The errors of a sign-in. */
export type SignInError = 'refused' | 'cancelled' | 'lost' | 'unavailable';

interface ErrorWords extends Readonly<
  Record<SignInError, { readonly title: string; readonly advice: string }>
> {
  readonly next: string;
  readonly again: string;
  readonly home: string;
}

const WORDS: Readonly<Record<PageLocale, ErrorWords>> = {
  'en-US': {
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
    next: 'What to do next',
    again: 'Try Again',
    home: 'Back to Home',
  },
  'es-US': {
    refused: {
      title: 'No pudimos iniciar tu sesión',
      advice:
        'La respuesta del servicio de inicio de sesión no corresponde al inicio que empezaste aquí. No se cambió nada. Empieza otra vez.',
    },
    cancelled: {
      title: 'No se inició tu sesión',
      advice:
        'El servicio de inicio de sesión no te dejó entrar, o volviste atrás. Puedes intentarlo otra vez cuando quieras.',
    },
    lost: {
      title: 'Este inicio de sesión ya terminó',
      advice:
        'Lo empezaste hace demasiado tiempo, ya se usó o este navegador bloquea nuestras cookies. Empieza otra vez.',
    },
    unavailable: {
      title: 'Ahora no puedes iniciar sesión',
      advice:
        'El servicio de inicio de sesión no responde. Tus datos están a salvo. Inténtalo otra vez en unos minutos.',
    },
    next: 'Qué hacer ahora',
    again: 'Reintentar',
    home: 'Volver al inicio',
  },
};

/** Explains why a sign-in failed, and what to do next. */
export function errorPage(error: SignInError, locale: PageLocale): ReturnType<typeof page> {
  const words = WORDS[locale];
  const { title, advice } = words[error];
  return page(
    { title, locale },
    html`<p role="alert">${advice}</p>
      <nav aria-label="${words.next}">
        <a class="primary" href="/api/login">${words.again}</a>
        <a href="/">${words.home}</a>
      </nav>`,
  );
}
