import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure } from 'shared/client';
import { networkMessage } from '../data/i18n';

/** Does one thing at a time and says how it went; `after` runs either way, since a refusal may mean news. */
export const useAct = (after: () => unknown) => {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const act = async (what: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await what();
      notify(done, { type: 'info' });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.code === 'network' ? networkMessage() : cause.message, { type: 'error' });
    } finally {
      await after();
      setBusy(false);
    }
  };
  return { busy, act };
};
