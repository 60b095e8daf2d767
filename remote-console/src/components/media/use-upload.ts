import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ApiFailure, type CallOptions } from 'shared/client';
import { getNetworkMessage } from '../../data/i18n';

/** One upload at a time. `progress` is 0 to 1, or null when none runs. A failure of the API is shown as a notice. */
export const useUpload = () => {
  const notify = useNotify();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async (send: (options: CallOptions) => Promise<void>) => {
    setProgress(0);
    try {
      await send({ onProgress: setProgress });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      notify(cause.code === 'network' ? getNetworkMessage() : cause.message, { type: 'error' });
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
};
