import { createApi } from './create';

/** The page's client. Methods, paths and what it sends with come with the first call. */
export const api = createApi(async (call) => (await import('./http')).sendSigned(call));
