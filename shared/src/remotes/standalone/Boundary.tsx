import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  fallback: (cause: unknown) => ReactNode;
}

/** A page that fails leaves the frame standing. */
export class Boundary extends Component<BoundaryProps, { failure: { cause: unknown } | null }> {
  override state: { failure: { cause: unknown } | null } = { failure: null };

  static getDerivedStateFromError(cause: unknown) {
    return { failure: { cause } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.cause) : this.props.children;
  }
}
