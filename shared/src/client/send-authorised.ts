import { refresh, useAuth } from 'shared/auth';
import { i18n } from 'shared/i18n';
import { buildRequest } from './build-request';
import type { RouteCall } from './call';
import { ApiFailure } from './failure';
import { type ApiRequest, send } from './send';

/** `Bearer` without a token if nobody is signed in, which the API treats as anonymous (§7). */
const getAuthorization = () => `Bearer ${useAuth.getState().accessToken ?? ''}`.trim();

const sendWith = (request: ApiRequest, authorization: string) =>
  send({ ...request, headers: { ...request.headers, 'Accept-Language': i18n.language, Authorization: authorization } });

const isUnauthorised = (cause: unknown) => cause instanceof ApiFailure && cause.status === 401;

/** Repeats a request with a renewed token, unless another request has renewed it meanwhile. */
const retryRenewed = async (request: ApiRequest, previous: string) => {
  if (previous === getAuthorization()) await refresh();
  // If the refresh failed, the user is signed out and the request is repeated as anonymous (§4).
  const authorization = getAuthorization();
  return sendWith(request, authorization).catch((cause: unknown) => {
    if (isUnauthorised(cause) && authorization === getAuthorization()) useAuth.getState().clear();
    throw cause;
  });
};

/** Sends a request with language and token, and renews the token once on a 401. */
export const sendRenewing = async (request: ApiRequest) => {
  const authorization = getAuthorization();
  const { data } = await sendWith(request, authorization).catch((cause: unknown) => {
    if (!isUnauthorised(cause) || authorization === 'Bearer') throw cause;
    return retryRenewed(request, authorization);
  });
  return data;
};

/** Sends a call as `sendRenewing` does, and alerts a 403 (§4, §8). */
export const sendAuthorised = async (call: RouteCall) => {
  try {
    return await sendRenewing(await buildRequest(call));
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.status === 403) window.alert(cause.message);
    throw cause;
  }
};
