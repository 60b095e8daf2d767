import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets all others have the processor first, because what this process stands for runs on machines of its own in real life. It has to
 * lead a session (`detached`): where Linux groups processes by session, a priority counts only within one, and the session has a
 * priority of its own (autogroups, sched(7)).
 */
export const lowerPriority = () => {
  const lowest = constants.priority.PRIORITY_LOW;
  setPriority(lowest);
  try {
    writeFileSync('/proc/self/autogroup', String(lowest));
  } catch {
    // Nothing is grouped by session here.
  }
};
