import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure, type CallOptions } from 'shared/client';
import { networkMessage } from '../data/i18n';

/** One upload at a time, its share from 0 to 1, null when none runs. What is refused is said, and nothing changes. */
export const useUpload = () => {
  const notify = useNotify();
  const [share, setShare] = useState<number | null>(null);
  const upload = async (send: (options: CallOptions) => Promise<void>) => {
    setShare(0);
    try {
      await send({ onProgress: setShare });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.code === 'network' ? networkMessage() : cause.message, { type: 'error' });
    } finally {
      setShare(null);
    }
  };
  return { share, upload };
};
