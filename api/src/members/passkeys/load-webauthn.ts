/** The library for passkeys, which would take a tenth of the API's start: the first request for one loads it. */
export const loadWebAuthn = async () => ({
  ...(await import('@simplewebauthn/server')),
  ...(await import('@simplewebauthn/server/helpers')),
});
