import { Component, type ComponentType, createContext, type ReactNode } from 'react'

export interface RegionFailureProps {
  error: unknown
  /** Draws the region anew. */
  onRetry: () => void
}

/** Replaces a region that could not be drawn; null draws nothing. */
export const RegionFailureContext = createContext<ComponentType<RegionFailureProps> | null>(null)

export interface RegionProps {
  children: ReactNode
}

interface RegionState {
  failure: { error: unknown } | null
}

/** A part of the screen that, when it cannot be drawn, takes nothing else along. */
export class ErrorBoundary extends Component<RegionProps, RegionState> {
  static override contextType = RegionFailureContext
  declare context: ComponentType<RegionFailureProps> | null
  override state: RegionState = { failure: null }

  static getDerivedStateFromError(error: unknown): RegionState {
    return { failure: { error } }
  }

  reset = (): void => this.setState({ failure: null })

  override render(): ReactNode {
    const { failure } = this.state
    const Failure = this.context
    if (!failure) return this.props.children
    return Failure && <Failure error={failure.error} onRetry={this.reset} />
  }
}
