import { throwApiError } from '../http/errors';

/** Drawings that wait or run; a further one is refused. */
const maxWaiting = 20;

/** Runs one drawing after the other, so that other threads of the pool stay free. Rejects with `overloaded` where too many wait. */
export const createDrawingQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async <T>(draw: () => Promise<T>): Promise<T> => {
    if (waiting === maxWaiting) throwApiError('overloaded', { headers: { 'retry-after': '5' } });
    waiting += 1;
    const drawn = last.then(draw).finally(() => {
      waiting -= 1;
    });
    last = drawn.catch(() => undefined);
    return drawn;
  };
};
