import type { Schedule } from '../../data/use-schedules';

/** Properties of every view of the schedule. */
export interface ViewProps {
  schedules: readonly Schedule[];
  page: number;
  /** Opens a matching by its id. */
  onOpen: (id: string) => void;
}
