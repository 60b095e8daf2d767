import { useEffect } from 'react';
import { api } from 'shared/client';

/** How soon a tab learns that its permission was withdrawn (ms). */
const everyMs = 4000;

/** A permission that ends ends its tab's override too: the server then tells why. */
export const usePermit = (token: string | null) => {
  useEffect(() => {
    if (token === null) return;
    const timer = setInterval(async () => {
      // An API that is away is no refusal.
      const answer = await api.permits.check({ body: { token } }).catch(() => null);
      if (answer && answer.state !== 'valid') location.reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [token]);
};
