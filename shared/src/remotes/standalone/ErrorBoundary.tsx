import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (cause: unknown) => ReactNode;
}

/** Shows `fallback` in place of children that throw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { cause: unknown } | null }> {
  override state: { failure: { cause: unknown } | null } = { failure: null };

  static getDerivedStateFromError(cause: unknown) {
    return { failure: { cause } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.cause) : this.props.children;
  }
}
