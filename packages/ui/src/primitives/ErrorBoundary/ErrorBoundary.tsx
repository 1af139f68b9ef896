import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { useWords } from '../../words/index.ts';
import { errorStateWords } from '../words/errorState.ts';

export interface ErrorBoundaryProps {
  /**
   * What could not be shown, in a few words.
   * @default 'This couldn’t load'
   */
  title?: string | undefined;
  /** The part that may throw. */
  children: ReactNode;
  /**
   * Returns the message for an error.
   * @default 'Something went wrong on this page.'
   */
  messageOf?: ((error: Error) => string) | undefined;
  /** Called on Retry, besides rendering the part again. */
  onRetry?: ((error: Error) => void) | undefined;
}

interface ErrorBoundaryState {
  error: Error | undefined;
}

/**
 * Limits a rendering error to the part of the page it happened in, and offers to render that part
 * again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private retry = (): void => {
    const { error } = this.state;
    if (error) this.props.onRetry?.(error);
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    const { title, messageOf, children } = this.props;
    if (!error) return children;
    return <Failure title={title} message={messageOf?.(error)} onRetry={this.retry} />;
  }
}

interface FailureProps {
  title: string | undefined;
  message: string | undefined;
  onRetry: () => void;
}

function Failure({ title, message, onRetry }: FailureProps) {
  const { unexpected } = useWords(errorStateWords);
  return <ErrorState title={title} message={message ?? unexpected} onRetry={onRetry} />;
}
