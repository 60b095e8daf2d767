/** Properties of every view of the schedule. */
export interface ViewProps {
  page: number;
  /** Opens a matching by its id. */
  onOpen: (id: string) => void;
}
