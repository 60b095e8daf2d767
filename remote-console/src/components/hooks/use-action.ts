import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { getNetworkMessage } from '../../data/i18n';

/**
 * Runs one call to the API at a time and shows its result as a notice. `after` runs after a failure too, because a
 * failure may mean that the data on the screen are outdated.
 */
export const useAction = (after: () => unknown) => {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>, doneMessage: string) => {
    setBusy(true);
    try {
      await call();
      notify(doneMessage, { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.code === 'network' ? getNetworkMessage() : cause.message, { type: 'error' });
    } finally {
      await after();
      setBusy(false);
    }
  };
  return { busy, run };
};
