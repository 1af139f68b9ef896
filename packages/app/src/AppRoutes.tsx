import { LoadingScreen, NotFound } from '@dime-time/ui';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAuth } from './auth/index.ts';
import { resolveView, type View } from './resolveView.ts';
import { HOME_OF_THE_SIGNED_IN, LANDING_ROUTE } from './routes.tsx';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { SignedInFrame } from './shell/SignedInFrame.tsx';
import { usePageArrival } from './shell/usePageArrival.ts';
import type { Preferences } from './shell/usePreferences.ts';

/** What stands on the screen, by the address and by who is there. */
export function AppRoutes({ preferences }: { preferences: Preferences }) {
  const [path] = useLocation();
  const auth = useAuth();
  const view = resolveView(path, auth.status);
  if (view.kind === 'loading') return <LoadingScreen />;
  if (view.kind === 'sign-in') return <LeaveForSignIn />;
  if (auth.status !== 'signed-in') return <Content view={view} path={path} />;
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

interface ContentProps {
  view: Extract<View, { framed: boolean }>;
  path: string;
}

function Content({ view, path }: ContentProps) {
  if (view.kind === 'not-found') {
    return (
      <>
        <NotFound homeHref={view.framed ? HOME_OF_THE_SIGNED_IN : LANDING_ROUTE.path} />
        <Arrival title="Page not found" path={path} />
      </>
    );
  }
  const { page: Page, title, path: key } = view.route;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <PageBoundary key={key}>
        <Page title={title} />
      </PageBoundary>
      <Arrival title={title} path={path} />
    </Suspense>
  );
}

/** Stands beside a page, so that it arrives when the page does and not while it is fetched. */
function Arrival({ title, path }: { title: string; path: string }) {
  usePageArrival(title, path);
  return null;
}

function LeaveForSignIn() {
  const { login } = useAuth();
  useEffect(login, [login]);
  return <LoadingScreen />;
}
