import { useEffect } from 'react';
import { api } from 'shared/client';

/** Interval of the checks (ms). */
const checkIntervalMs = 4000;

/** Reloads the page when the permission is no longer valid; the server then answers with the reason. */
export const usePermitCheck = (token: string | null) => {
  useEffect(() => {
    if (token === null) return;
    const timer = setInterval(async () => {
      // An API that does not answer is not a refusal.
      const answer = await api.permits.check({ body: { token } }).catch(() => null);
      if (answer && answer.state !== 'valid') location.reload();
    }, checkIntervalMs);
    return () => clearInterval(timer);
  }, [token]);
};
