/**
 * The addresses that pages lead to.
 *
 * Apart from the table of routes, which loads the pages: a page that imported the table would stand
 * in a circle with it.
 */

/** The landing page. */
export const LANDING_PATH = '/';

/** Where the signed-in person's day begins, and where empty places lead back to. */
export const HOME_OF_THE_SIGNED_IN = '/dashboard';

/** The address that stands for the hosted sign-in. */
export const SIGN_IN_PATH = '/login';

/** What every page is given. */
export interface PageProps {
  /** The page's name, as it stands in the table of routes. */
  title: string;
}
