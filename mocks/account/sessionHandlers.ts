import { HttpResponse, http, type HttpHandler } from 'msw/http';
import type { MockBackend } from '../http/mockBackend.ts';

/**
 * The two navigations. There is no hosted sign-in: signing in redirects to the dashboard at once.
 */
export function sessionHandlers(backend: MockBackend): HttpHandler[] {
  const enter = (signedIn: boolean, location: string) => {
    backend.state.signedIn = signedIn;
    backend.onChange(backend.state);
    return new HttpResponse(null, { status: 302, headers: { Location: location } });
  };
  return [
    http.get('*/api/login', () => enter(true, '/dashboard')),
    http.get('*/api/logout', () => enter(false, '/')),
  ];
}
