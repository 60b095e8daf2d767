import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  children: ReactNode;
  /** Another place is another try. */
  at: string;
  /** Shown in place of the children once one of them throws. */
  fallback: (cause: unknown) => ReactNode;
}

interface BoundaryState {
  failure: { cause: unknown } | null;
}

/** A remote that throws takes nothing else with it. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(cause: unknown): BoundaryState {
    return { failure: { cause } };
  }

  override componentDidUpdate(former: BoundaryProps, { failure }: BoundaryState) {
    if (failure && failure === this.state.failure && former.at !== this.props.at) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.cause) : this.props.children;
  }
}
