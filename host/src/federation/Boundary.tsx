import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of the children once one of them throws. */
  fallback: (cause: unknown) => ReactNode;
}

/** A remote that throws takes nothing else with it. */
export class Boundary extends Component<BoundaryProps, { cause?: unknown }> {
  override state: { cause?: unknown } = {};

  static getDerivedStateFromError(cause: unknown) {
    return { cause };
  }

  override render() {
    return 'cause' in this.state ? this.props.fallback(this.state.cause) : this.props.children;
  }
}
