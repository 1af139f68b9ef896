import { ErrorState } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../data/errorMessage.ts';
import { ChunkError } from '../lazyPage.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps an error of one page from taking the navigation with it, and offers to try again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <ErrorState
          title="This page could not be shown"
          message={errorMessage(error)}
          onRetry={error instanceof ChunkError ? () => window.location.reload() : retry}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
