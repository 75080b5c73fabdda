import { Component, type ReactNode } from 'react';
import { Broken } from './Broken.tsx';

interface GuardedProps {
  readonly children: ReactNode;
  /** What is done when it fails; then nothing stands in its place. Without it, words and ways on do. */
  readonly onFail?: () => void;
}

/**
 * A part of the window that may fail without taking the rest along: a mistake in it, or a file of the program that the
 * machine does not give any more. The guide is in the session, so nothing of it is lost with what shows it.
 */
export class Guarded extends Component<GuardedProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.onFail ? null : <Broken again={() => this.setState({ failed: false })} />;
  }
}
