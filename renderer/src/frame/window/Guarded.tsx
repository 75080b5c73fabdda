import { Component, type ReactNode } from 'react';
import { Broken } from './Broken.tsx';

interface GuardedProps {
  readonly children: ReactNode;
  /** Called on failure; then nothing is rendered. Without it, a message with ways to continue is shown. */
  readonly onFail?: () => void;
}

/**
 * A part of the window that can fail without the rest: through a bug, or a program file that the host no longer serves.
 * The guide is in the session, so nothing of it is lost.
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
