import { LoadingScreen, NotFound, Offline, useWords } from '@dime-time/ui';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAuth, type Auth } from './auth/index.ts';
import { useRevalidateOnFocus } from './cache/useRevalidateOnFocus.ts';
import { paths } from './config/paths.ts';
import { failuresWords } from './language/words/failures.ts';
import { titlesWords, type TitlesWords } from './language/words/titles.ts';
import { useServiceWorker } from './offline/useServiceWorker.ts';
import { routeGuard, type View } from './routeGuard.ts';
import { LANDING_ROUTE, preloadPage } from './routes.tsx';
import { useIsLoading } from './shell/lazyRoute.ts';
import { PageErrorBoundary } from './shell/PageErrorBoundary.tsx';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { SignedInFrame } from './shell/SignedInFrame.tsx';
import { useDocumentTitle } from './shell/useDocumentTitle.ts';
import { useScrollRestoration } from './shell/useScrollRestoration.ts';
import type { Preferences } from './shell/usePreferences.ts';

/** The screen for the address and the authentication state. */
export function AppRoutes({ preferences }: { preferences: Preferences }) {
  const [path] = useLocation();
  const auth = useAuth();
  const view = routeGuard(path, auth.status);
  usePreloading(path);
  useServiceWorker(auth.status === 'signed-in');
  useRevalidateOnFocus();
  if (view.kind === 'loading') return <LoadingScreen />;
  if (view.kind === 'sign-in') return <SignInRedirect />;
  if (view.kind === 'offline') return <Offline onRetry={reload} />;
  if (view.kind === 'unreached') return <Unreached />;
  if (auth.status !== 'signed-in') return <Content view={view} path={path} />;
  return (
    <PageErrorBoundary>
      <Framed view={view} path={path} auth={auth} preferences={preferences} />
    </PageErrorBoundary>
  );
}

function Unreached() {
  const words = useWords(failuresWords);
  return (
    <Offline
      onRetry={reload}
      title={words.unreachedTitle}
      description={words.unreachedDescription}
    />
  );
}

interface ContentProps {
  view: Extract<View, { framed: boolean }>;
  path: string;
}

interface FramedProps extends ContentProps {
  auth: Extract<Auth, { status: 'signed-in' }>;
  preferences: Preferences;
}

function Framed({ view, path, auth, preferences }: FramedProps) {
  // Deferred: React renders the frame and the page in short tasks, between which a press is handled.
  const isReady = useDeferredValue(true, false);
  if (!isReady) return <LoadingScreen />;
  return (
    <SignedInFrame
      path={path}
      user={auth.user}
      onLogout={auth.logout}
      preferences={preferences}
      bleed={view.kind === 'page' && view.route === LANDING_ROUTE}
    >
      <Content view={view} path={path} />
    </SignedInFrame>
  );
}

function Content({ view, path }: ContentProps) {
  if (view.kind === 'page') return <Page key={view.route.path} view={view} path={path} />;
  return (
    <>
      <NotFound
        insideShell={view.framed}
        homeHref={view.framed ? paths.dashboard : paths.landing}
      />
      <PageArrival key={`arrival at ${path}`} name="notFound" />
    </>
  );
}

type PageView = Extract<View, { kind: 'page' }>;

function Page({ view, path }: { view: PageView; path: string }) {
  const { page: Component, name } = view.route;
  const isLoading = useIsLoading(Component);
  if (isLoading) return fallbackOf(view);
  return (
    <>
      <PageErrorBoundary>
        <Component />
      </PageErrorBoundary>
      <PageArrival key={`arrival at ${path}`} name={name} />
    </>
  );
}

/** The placeholder of a page while its code loads. */
function fallbackOf({ route, framed }: PageView): ReactNode {
  if (!framed) return <LoadingScreen />;
  // The landing page has its own margins, so the common skeleton does not fit.
  return route === LANDING_ROUTE ? null : <PageSkeleton />;
}

/** Beside a page, so that its effects run when the page renders and not while it loads. */
function PageArrival({ name }: { name: keyof TitlesWords }) {
  useDocumentTitle(useWords(titlesWords)[name]);
  useScrollRestoration();
  return null;
}

/** Loads the page’s code and words in parallel with the current-user call. */
function usePreloading(path: string): void {
  useEffect(() => preloadPage(path), [path]);
}

function reload(): void {
  window.location.reload();
}

function SignInRedirect() {
  const { login } = useAuth();
  useEffect(login, [login]);
  return <LoadingScreen />;
}
