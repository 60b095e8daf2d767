/** State of a slot for the reader: `held` by a meeting at this fair, in `conflict` with one at another fair. */
export type CellState = 'free' | 'requested' | 'held' | 'conflict' | 'past';

export interface Cell {
  state: CellState;
  /** Number of open requests for this slot. */
  requests: number;
  /** The reason why the slot cannot be marked, null where it can. */
  locked: string | null;
}
