import { ErrorBoundary } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../http/httpError.ts';
import { ChunkError } from './lazyRoute.ts';

/** Catches the errors of one page, so that the navigation stays, and offers to retry. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      title="This page couldn’t load"
      messageOf={messageOf}
      onRetry={reloadIfChunkIsMissing}
    >
      {children}
    </ErrorBoundary>
  );
}

function messageOf(error: Error): string {
  return error instanceof ChunkError && !navigator.onLine
    ? 'You’re offline, and this page hasn’t loaded yet. Try again once you’re connected.'
    : errorMessage(error);
}

/** A failed import is cached for the lifetime of the document, so the retry needs a new document. */
function reloadIfChunkIsMissing(error: Error): void {
  // Offline, a reload would show the browser’s own error page.
  if (error instanceof ChunkError && navigator.onLine) window.location.reload();
}
