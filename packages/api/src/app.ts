import { endpointPattern, endpoints } from '@dime-time/finance-core/contract';
import type { Meter } from '@opentelemetry/api';
import { Hono, type Context } from 'hono';
import { authenticateBySession, sessionCookie } from './auth/index.ts';
import { webhookRoutes } from './banking/index.ts';
import { calendarRoutes } from './calendar/index.ts';
import type { Deps } from './deps.ts';
import { accessLog } from './http/accessLog.ts';
import { requestAddress } from './http/clientAddress.ts';
import type { HonoEnv } from './http/honoEnv.ts';
import { errorResponse } from './http/errorResponse.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { problem } from './http/problem.ts';
import { createRateLimits, type RateLimits } from './http/rateLimits.ts';
import type { Readiness } from './http/readiness.ts';
import { requestMetrics } from './http/requestMetrics.ts';
import { createRequestQueue } from './http/requestQueue.ts';
import { respond } from './http/respond.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { openApi } from './openapi.ts';
import { routes } from './routes.ts';
import type { StaticFile } from './static/readFiles.ts';
import { serveApp } from './static/serveApp.ts';

/** What the app needs besides its dependencies. */
export interface AppParts {
  /** The sign-in routes and their pages. */
  readonly auth: Hono<HonoEnv>;
  /** The built app; empty where only the API is served. */
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly readiness: Readiness;
  readonly meter: Meter;
}

/** The whole server as one Hono app. */
export function createApp(deps: Deps, { auth, files, readiness, meter }: AppParts): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>();
  app.use(requestMetrics(meter));
  app.use(accessLog(deps.log));
  app.use(securityHeaders(deps.config));
  app.use(async (context, next) => {
    const refused = rejectDuplicateHost(context.env?.incoming?.rawHeaders ?? []);
    if (refused) return refused;
    await next();
  });
  app.onError((error, context) => errorResponse(error, context, deps.log));
  app.route('/', healthRoutes(readiness, deps.database));
  const limits = createRateLimits(deps);
  addApiRoutes(app, deps, limits);
  app.route('/', webhookRoutes(deps));
  app.route('/', calendarRoutes(deps, limits));
  addAuth(app, deps, auth);
  const serve = serveApp(files, deps.config, sessionCheck(deps, limits));
  app.all('*', (context) => serve(context));
  return app;
}

/** They call the sign-in service. */
const COSTLY_SIGN_IN_PATHS = ['/api/login', '/api/login/callback'];

const SIGN_IN_PATHS = new Set([...COSTLY_SIGN_IN_PATHS, '/api/logout']);

/** Mounts auth as a sub-app, so that its middleware does not affect other routes. */
function addAuth(app: Hono<HonoEnv>, { log }: Deps, auth: Hono<HonoEnv>): void {
  auth.notFound(() => problem('not-found'));
  auth.onError((error, context) => errorResponse(error, context, log));
  app.all('/api', () => problem('not-found'));
  app.all('/api/*', (context) => {
    const { path } = context.req;
    context.set('route', SIGN_IN_PATHS.has(path) ? path : '/api/*');
    return auth.fetch(context.req.raw, context.env);
  });
}

function addApiRoutes(app: Hono<HonoEnv>, deps: Deps, limits: RateLimits): void {
  const pipeline = {
    authenticate: authenticateBySession(deps),
    limits,
    queue: createRequestQueue(),
  };
  const addressOf = addressReader(deps);
  app.use('/api/*', async (context, next) => {
    const limited = await limits.checkAddress(addressOf(context));
    if (limited) return limited;
    await next();
  });
  for (const path of COSTLY_SIGN_IN_PATHS) {
    app.use(path, async (context, next) => {
      const limited = await limits.checkSignIn(addressOf(context));
      if (limited) return limited;
      await next();
    });
  }
  app.post(endpoints.sendContact.path, async (context, next) => {
    const address = addressOf(context);
    const limited = await limits.checkContact(address);
    if (limited) return limited;
    await next();
    // Nothing was stored: a sender who mistyped an address may correct it.
    if (context.res.status >= 400) await limits.refundContact(address);
  });
  const allowed = new Map<string, string[]>();
  for (const route of routes) {
    const endpoint = endpoints[route.key];
    const path = endpointPattern(endpoint, { bank: deps.config.bank.segment });
    app.on(endpoint.method, path, (context) => {
      context.set('route', path);
      return respond(context, deps, pipeline, route);
    });
    allowed.set(path, [...(allowed.get(path) ?? []), endpoint.method]);
  }
  for (const [path, methods] of allowed) {
    app.all(path, () => problem('method-not-allowed', { Allow: methods.join(', ') }));
  }
  const document = JSON.stringify(openApi(deps.config));
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'Content-Type': 'application/json' }),
  );
}

function addressReader({ config }: Deps): (context: Context<HonoEnv>) => string {
  return (context) => requestAddress(context, config.proxies);
}

/** Whether a request for a document has a session; `true` also where that is not looked up. */
function sessionCheck(
  deps: Deps,
  limits: RateLimits,
): (context: Context<HonoEnv>) => Promise<boolean> {
  const cookie = sessionCookie(deps.config.publicUrl);
  const authenticate = authenticateBySession(deps);
  const addressOf = addressReader(deps);
  return async (context) => {
    if (cookie.read(context) === undefined) return false;
    // The look-up is a query, and counts like a call.
    if (await limits.checkAddress(addressOf(context))) return true;
    return (await authenticate(context)) !== undefined;
  };
}

/** Rejects a request with two Host headers: a proxy in front may have used the other one. */
function rejectDuplicateHost(rawHeaders: readonly string[]): Response | undefined {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host');
  return hosts.length > 1 ? problem('host-repeated') : undefined;
}
