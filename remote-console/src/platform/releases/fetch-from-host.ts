import { refresh, useAuth } from 'shared/auth';

/** Asks the host itself in the session of the reader; an access token that has ended is renewed once. */
export const fetchFromHost = async (path: string, init: RequestInit = {}): Promise<Response> => {
  const send = () =>
    fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${useAuth.getState().accessToken ?? ''}` },
    });
  const response = await send();
  if (response.status !== 401) return response;
  await refresh();
  return send();
};
