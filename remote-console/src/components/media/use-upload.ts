import { useState } from 'react';
import type { CallOptions } from 'shared/client';
import { useFailureNotice } from '../hooks/use-failure-notice';

/** One upload at a time. `progress` is 0 to 1, or null when none runs. A failure of the API is shown as a notice. */
export const useUpload = () => {
  const notifyFailure = useFailureNotice();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async (send: (options: CallOptions) => Promise<void>) => {
    setProgress(0);
    try {
      await send({ onProgress: setProgress });
    } catch (cause) {
      notifyFailure(cause);
    } finally {
      setProgress(null);
    }
  };
  return { progress, upload };
};
