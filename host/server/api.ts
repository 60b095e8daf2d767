import axios from 'axios';
import { type Api, createApi } from 'shared/client';
import type { Language } from 'shared/i18n';

const patienceMs = 2000;

/** The API as a visitor of this language sees it; nobody is signed in on the server. */
export const visitorApi = (apiUrl: string, language: Language): Api => {
  const http = axios.create({
    baseURL: `${apiUrl}/api`,
    timeout: patienceMs,
    headers: { 'Accept-Language': language },
    paramsSerializer: { indexes: null },
  });
  return createApi(async () => http);
};
