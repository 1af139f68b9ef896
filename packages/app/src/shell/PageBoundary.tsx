import { ErrorState } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../data/errorMessage.ts';
import { ChunkError } from '../lazyPart.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Keeps an error of one page from taking the navigation with it, and offers to try again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={failedPage}>{children}</ErrorBoundary>;
}

function failedPage(error: Error, retry: () => void): ReactNode {
  return (
    <ErrorState
      title="This page could not be shown"
      message={errorMessage(error)}
      // A file that is gone stays gone for this document: only a new one asks for it again.
      onRetry={error instanceof ChunkError ? () => window.location.reload() : retry}
    />
  );
}
