import { Component, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { startRetry } from '../relay/attempt.ts';
import { RequestFailed } from '../relay/RequestFailed.ts';
import { whenAnswering } from '../relay/serverAnswers.ts';
import { toast } from './toasts.ts';

interface PartProps {
  children: ReactNode;
  /** Shown while the content is loading. */
  fallback?: ReactNode;
}

/**
 * Part of a page that loads separately, such as a dialog or a panel. If the server cannot be reached it is retried until it answers, while
 * the page around it keeps its unsaved input. Other errors are left to the page.
 */
export function Part({ children, fallback }: PartProps) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const left = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const recover = async () => {
    toast(intl.formatMessage({ id: 'part.offline' }), 'red');
    if (await whenAnswering(left.current!.signal)) setAttempt(startRetry());
  };
  return (
    <PartBoundary key={attempt} fallback={fallback} onAway={() => void recover()}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

class PartBoundary extends Component<PartProps & { onAway: () => void }, { error?: unknown }> {
  state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  componentDidCatch(error: unknown) {
    if (isAway(error)) this.props.onAway();
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (!isAway(error)) throw error;
    return this.props.fallback;
  }
}

const isAway = (error: unknown) => error instanceof RequestFailed && error.code === 'OFFLINE';
