import { ErrorBoundary, useWords, wordsOf } from '@dime-time/ui';
import type { ReactNode } from 'react';
import { errorMessage } from '../http/httpError.ts';
import { language } from '../language/language.ts';
import { failuresWords } from '../language/words/failures.ts';
import { ChunkError } from './lazyRoute.ts';

/** Catches the errors of one page, so that the navigation stays, and offers to retry. */
export function PageErrorBoundary({ children }: { children: ReactNode }) {
  const words = useWords(failuresWords);
  return (
    <ErrorBoundary title={words.page} messageOf={messageOf} onRetry={reloadIfChunkIsMissing}>
      {children}
    </ErrorBoundary>
  );
}

function messageOf(error: Error): string {
  if (!(error instanceof ChunkError)) return errorMessage(error);
  const words = wordsOf(failuresWords, language.read());
  return navigator.onLine ? words.chunk : words.pageOffline;
}

/** A failed import is cached for the lifetime of the document, so the retry needs a new document. */
function reloadIfChunkIsMissing(error: Error): void {
  // Offline, a reload would show the browser’s own error page.
  if (error instanceof ChunkError && navigator.onLine) window.location.reload();
}
