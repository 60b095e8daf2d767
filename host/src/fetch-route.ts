/**
 * GET of a route of the API that a manifest names, such as `/v1/auction/halls`, in the language and with the session of the reader. Rejects
 * with an `ApiFailure`.
 */
export const fetchRoute = async (route: string): Promise<unknown> => {
  const { sendRenewing } = await import(/* webpackChunkName: "send" */ 'shared/client/send-authorised');
  return sendRenewing({ method: 'GET', url: `/api${route}`, headers: {} });
};
