import { type ClientAddress, clientAddressHeader, formatClientAddress } from 'shared/contract/client-address';

/** Headers that name a client of the host to the API, which limits attempts by address. */
export const createClientHeaders = (hostKey: string | null, { ip, protocol }: ClientAddress) => ({
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  ...(hostKey && { [clientAddressHeader]: formatClientAddress(hostKey, { ip, protocol }) }),
});
