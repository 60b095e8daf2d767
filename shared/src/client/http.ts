import axios, { type AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { refresh, useAuth } from 'shared/auth';
import { i18n } from 'shared/i18n';
import { failureOf } from './failure';

export { axios };

type Retried = InternalAxiosRequestConfig & { retried?: boolean };

/** Empty where nobody is signed in (§7); the API takes that for anonymous. */
const authorization = () => `Bearer ${useAuth.getState().accessToken ?? ''}`.trim();

/** Sends the language and the token, renews the token once on a 401, shows a 403 (§4, §8). */
export const createHttp = () => {
  const http = axios.create({ baseURL: '/api', paramsSerializer: { indexes: null } });
  http.interceptors.request.use((config) => {
    config.headers.set('Accept-Language', i18n.language);
    config.headers.set('Authorization', authorization());
    return config;
  });
  http.interceptors.response.use(undefined, async (error: AxiosError) => {
    const config = error.config as Retried | undefined;
    if (error.response?.status === 401 && config) {
      const sent = config.headers.get('Authorization');
      if (config.retried) {
        if (sent === authorization()) useAuth.getState().clear();
      } else if (sent !== 'Bearer') {
        // Another request may have renewed the token since this one left.
        if (sent === authorization()) await refresh();
        // Signed out by a failed refresh, the request still goes once more, now as a visitor (§4).
        return http.request({ ...config, retried: true } as Retried);
      }
    }
    if (error.response?.status === 403) window.alert((await failureOf(error)).message);
    throw error;
  });
  return http;
};
