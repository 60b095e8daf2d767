import { createApi } from './create';

type Http = ReturnType<typeof import('./http').createHttp>;

let http: Promise<Http> | undefined;

/** The page's client. What it sends with comes with the first call; one that did not come is asked for again. */
export const api = createApi(() => {
  if (!http) {
    http = import('./http').then(({ createHttp }) => createHttp());
    http.catch(() => {
      http = undefined;
    });
  }
  return http;
});
