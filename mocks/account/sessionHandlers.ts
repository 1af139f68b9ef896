import { HttpResponse, http, type HttpHandler } from 'msw/http';
import type { World } from '../backend/createMockBackend.ts';

/**
 * The two navigations. The hosted sign-in knows everybody here, so signing in leads straight to the
 * dashboard.
 */
export function sessionHandlers(world: World): HttpHandler[] {
  const enter = (signedIn: boolean, location: string) => {
    world.state.signedIn = signedIn;
    world.onChange(world.state);
    return new HttpResponse(null, { status: 302, headers: { Location: location } });
  };
  return [
    http.get('*/api/login', () => enter(true, '/dashboard')),
    http.get('*/api/logout', () => enter(false, '/')),
  ];
}
