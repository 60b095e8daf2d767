/** What stands on a time, for the one who looks. */
export const cellStates = ['free', 'requested', 'held', 'conflict', 'past'] as const;
export type CellState = (typeof cellStates)[number];

export interface Cell {
  state: CellState;
  /** Requests that name this time and wait. */
  requests: number;
  /** Why a press does nothing; null where it marks. */
  locked: string | null;
}
