import { createApi } from './create';

/** The API client of the page. The route table and axios are loaded with the first call, in a chunk that sign-in uses too. */
export const api = createApi(async (call) => {
  const { sendAuthorised } = await import(/* webpackChunkName: "send" */ './send-authorised');
  return sendAuthorised(call);
});
