import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** The children are rendered again when it changes. */
  resetKey?: string;
  /** Rendered in place of the children after one of them has thrown. */
  fallback: (cause: unknown) => ReactNode;
}

interface ErrorBoundaryState {
  failure: { cause: unknown } | null;
}

/** Shows `fallback` in place of children that throw, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(cause: unknown): ErrorBoundaryState {
    return { failure: { cause } };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps, { failure }: ErrorBoundaryState) {
    if (failure && failure === this.state.failure && previous.resetKey !== this.props.resetKey)
      this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.cause) : this.props.children;
  }
}
