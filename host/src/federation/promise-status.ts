/** Sets the status that React's `use` reads, so that a fulfilled promise does not suspend. */
export const markFulfilled = <T>(promise: Promise<T>, value: T): Promise<T> =>
  Object.assign(promise, { status: 'fulfilled', value });

export const isFulfilled = (promise: Promise<unknown>) => 'status' in promise && promise.status === 'fulfilled';

/** A promise that `use` reads without suspending, also in the first render. */
export const createFulfilled = <T>(value: T) => markFulfilled(Promise.resolve(value), value);
