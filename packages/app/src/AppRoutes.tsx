import { LoadingScreen } from '@dime-time/ui/screens/LoadingScreen';
import { NotFound } from '@dime-time/ui/screens/NotFound';
import { Offline } from '@dime-time/ui/screens/Offline';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from './auth/index.ts';
import { useFreshOnReturn } from './cache/useFreshOnReturn.ts';
import { useOfflineUse } from './offline/useOfflineUse.ts';
import { resolveView, type View } from './resolveView.ts';
import { paths } from './config/paths.ts';
import { findRoute, LANDING_ROUTE } from './routes.tsx';
import { SignedInFrame } from './shell/framePart.ts';
import { PageSkeleton } from './shell/PageSkeleton.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { usePageArrival } from './shell/usePageArrival.ts';
import type { Preferences } from './shell/usePreferences.ts';

/** What stands on the screen, by the address and by who is there. */
export function AppRoutes({ preferences }: { preferences: Preferences }) {
  const [path] = useLocation();
  const auth = useAuth();
  const view = resolveView(path, auth.status);
  usePreloading(path);
  useOfflineUse(auth.status === 'signed-in');
  useFreshOnReturn();
  if (view.kind === 'loading') return <LoadingScreen />;
  if (view.kind === 'sign-in') return <LeaveForSignIn />;
  if (view.kind === 'offline') return <Offline onRetry={loadAnew} />;
  if (view.kind === 'unreached') {
    return (
      <Offline
        onRetry={loadAnew}
        title="We couldn’t connect"
        description="You may still be signed in. Try again in a moment."
      />
    );
  }
  if (auth.status !== 'signed-in') return <Content view={view} path={path} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PageBoundary>
        <SignedInFrame
          path={path}
          user={auth.user}
          onLogout={auth.logout}
          preferences={preferences}
          bleed={view.kind === 'page' && view.route === LANDING_ROUTE}
        >
          <Content view={view} path={path} />
        </SignedInFrame>
      </PageBoundary>
    </Suspense>
  );
}

interface ContentProps {
  view: Extract<View, { framed: boolean }>;
  path: string;
}

function Content({ view, path }: ContentProps) {
  if (view.kind === 'not-found') {
    return (
      <>
        <NotFound
          insideShell={view.framed}
          homeHref={view.framed ? paths.dashboard : paths.landing}
        />
        <Arrival key={`arrived at ${path}`} title="Page not found" />
      </>
    );
  }
  const { page: Page, title } = view.route;
  return (
    <Suspense fallback={waitingFor(view)}>
      <PageBoundary key={view.route.path}>
        <Page />
      </PageBoundary>
      <Arrival key={`arrived at ${path}`} title={title} />
    </Suspense>
  );
}

/** What stands in a page's place while its code is fetched. */
function waitingFor({ route, framed }: Extract<View, { kind: 'page' }>): ReactNode {
  if (!framed) return <LoadingScreen />;
  // The landing page draws its own margins, so no common shape fits it.
  return route === LANDING_ROUTE ? null : <PageSkeleton />;
}

/** Stands beside a page, so that it arrives when the page does and not while it is fetched. */
function Arrival({ title }: { title: string }) {
  usePageArrival(title);
  return null;
}

/** Fetches the page while the server is asked who is there, so that one does not wait for the other. */
function usePreloading(path: string): void {
  useEffect(() => {
    const route = findRoute(path);
    if (route?.access !== 'authenticated') return;
    void SignedInFrame.preload();
    void route.page.preload();
  }, [path]);
}

function loadAnew(): void {
  window.location.reload();
}

function LeaveForSignIn() {
  const { login } = useAuth();
  useEffect(login, [login]);
  return <LoadingScreen />;
}
