import { refresh, useAuth } from 'shared/auth';
import { i18n } from 'shared/i18n';
import { ApiFailure } from './failure';
import { type Called, requestOf } from './request';
import { type Asked, send } from './send';

export { send };

/** Empty where nobody is signed in (§7); the API takes that for anonymous. */
const authorization = () => `Bearer ${useAuth.getState().accessToken ?? ''}`.trim();

const once = (asked: Asked, sent: string) =>
  send({ ...asked, headers: { ...asked.headers, 'Accept-Language': i18n.language, Authorization: sent } });

const refused = (cause: unknown) => cause instanceof ApiFailure && cause.status === 401;

/** Once more with a renewed token; another request may have renewed it since this one left. */
const again = async (asked: Asked, former: string) => {
  if (former === authorization()) await refresh();
  // Signed out by a failed refresh, the request still goes once more, now as a visitor (§4).
  const sent = authorization();
  return once(asked, sent).catch((cause: unknown) => {
    if (refused(cause) && sent === authorization()) useAuth.getState().clear();
    throw cause;
  });
};

/** Sends the language and the token, renews the token once on a 401, shows a 403 (§4, §8). */
export const sendSigned = async (call: Called) => {
  const asked = await requestOf(call);
  const sent = authorization();
  try {
    const { data } = await once(asked, sent).catch((cause: unknown) => {
      if (!refused(cause) || sent === 'Bearer') throw cause;
      return again(asked, sent);
    });
    return data;
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.status === 403) window.alert(cause.message);
    throw cause;
  }
};
