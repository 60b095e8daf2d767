import ipaddr from 'ipaddr.js';

/** Whether readers outside of this machine and its network could open a site of this address. */
export const isPublicAddress = (url: string) => {
  if (!URL.canParse(url)) return false;
  // An IPv6 address is in brackets.
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  return host.includes('.') && !/\.(localhost|local|internal|test)$/.test(host);
};
