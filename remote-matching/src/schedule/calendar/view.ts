/** What every view of the page gets. */
export interface ViewProps {
  page: number;
  /** Opens a matching by its id. */
  onOpen: (id: string) => void;
}
