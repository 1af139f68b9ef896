import { ErrorBoundary } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../http/errorMessage.ts';
import { ChunkError } from './lazyRoute.ts';

/** Keeps an error of one page from taking the navigation with it, and offers to try again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary title="This page couldn’t load" messageOf={messageOf} onRetry={askForAGoneFile}>
      {children}
    </ErrorBoundary>
  );
}

function messageOf(error: Error): string {
  return error instanceof ChunkError && !navigator.onLine
    ? 'You’re offline, and this page hasn’t loaded yet. Try again once you’re connected.'
    : errorMessage(error);
}

/** A file that is gone stays gone for this document: only a new one asks for it again. */
function askForAGoneFile(error: Error): void {
  // Without a connection a new document would be the browser's own page of errors.
  if (error instanceof ChunkError && navigator.onLine) window.location.reload();
}
