import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import { clientAddressHeader, parseClientAddress } from 'shared/contract/client-address';

/** Takes address and protocol of the reader from requests of the host that has the key. */
export const readClientAddress = (app: FastifyInstance, key: string) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers[clientAddressHeader];
    const client = typeof header === 'string' ? parseClientAddress(key, header) : null;
    if (client) Object.defineProperties(request, { ip: { value: client.ip }, protocol: { value: client.protocol } });
    done();
  });
};

/**
 * The part of an address that stands for one source: an IPv4 address, or the /64 network of an IPv6 address, of which a
 * household has all addresses.
 */
export const getSource = (ip: string) => {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4' ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
};
