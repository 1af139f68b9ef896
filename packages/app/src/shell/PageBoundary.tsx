import { ErrorBoundary } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../data/errorMessage.ts';
import { ChunkError } from '../lazyPart.ts';

/** Keeps an error of one page from taking the navigation with it, and offers to try again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      title="This page could not be shown"
      messageOf={errorMessage}
      onRetry={askForAGoneFile}
    >
      {children}
    </ErrorBoundary>
  );
}

/** A file that is gone stays gone for this document: only a new one asks for it again. */
function askForAGoneFile(error: Error): void {
  if (error instanceof ChunkError) window.location.reload();
}
