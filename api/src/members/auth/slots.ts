export interface Slots {
  /** Work that runs at the same time. */
  running: number;
  /** Work that waits for its turn; more is refused. */
  waiting: number;
  refuse: () => Error;
}

/** Runs work a few at a time and turns away what would wait too long, so that a flood of it does not starve the rest. */
export const createSlots = ({ running, waiting, refuse }: Slots) => {
  const queue: (() => void)[] = [];
  let busy = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy < running) busy += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw refuse();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The slot goes from hand to hand, so nobody can slip in between.
      if (next) next();
      else busy -= 1;
    }
  };
};
