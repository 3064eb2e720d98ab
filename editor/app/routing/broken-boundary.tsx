import { Component, type ReactNode } from 'react';
import { BrokenScreen } from '../shell/broken-screen.tsx';

interface Props {
  /** Another address is tried anew. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly brokenAt: string | null;
}

/** Shows that a screen is broken in its place. */
export class BrokenBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (): Partial<State> => ({ brokenAt: '' });

  static getDerivedStateFromProps({ address }: Props, { brokenAt }: State): State {
    if (brokenAt === '') return { brokenAt: address };
    return { brokenAt: brokenAt === address ? brokenAt : null };
  }

  override state: State = { brokenAt: null };

  override render() {
    return this.state.brokenAt === null ? this.props.children : <BrokenScreen />;
  }
}
