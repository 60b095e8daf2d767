/** Properties of schema.org whose text is an address. */
const addressProperties = new Set(['image', 'item', 'logo', 'mainEntityOfPage', 'url', 'urlTemplate']);

interface Addresses {
  /** The address of the page itself. */
  page: string;
  /** The address of a path of this site, in the language of the page. */
  toAddress: (path: string) => string;
}

/**
 * Structured data with absolute addresses: paths of this site become addresses, and an empty address is that of the page.
 * Crawlers take a relative one for a mistake.
 */
export const toAbsoluteAddresses = (data: unknown, addresses: Addresses, property = ''): unknown => {
  if (Array.isArray(data)) return data.map((each) => toAbsoluteAddresses(each, addresses, property));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, toAbsoluteAddresses(value, addresses, name)]),
    );
  if (typeof data !== 'string' || !addressProperties.has(property)) return data;
  if (data === '') return addresses.page;
  return data.startsWith('/') ? addresses.toAddress(data) : data;
};
