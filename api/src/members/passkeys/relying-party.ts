/**
 * What browsers bind passkeys to: the host name of the site's address, and the origin that their answers must name. `publicUrl` is
 * a setting, as a header of the request could be another site's.
 */
export const getRelyingParty = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

export type RelyingParty = ReturnType<typeof getRelyingParty>;
