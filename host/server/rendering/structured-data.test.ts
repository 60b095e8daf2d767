import { expect, test } from '@jest/globals';
import { toAbsoluteAddresses } from './structured-data';

test('addresses in structured data are absolute, and other texts stay as they are', () => {
  const addresses = { page: 'https://site.test/en/a', toAddress: (path: string) => `https://site.test/en${path}` };
  const data = {
    '@context': 'https://schema.org',
    name: '/name',
    url: '',
    image: ['/one.jpg', 'https://other.test/two.jpg'],
    description: '',
    offers: [{ '@type': 'Offer', url: '/shop', price: 1, sold: false, note: null }],
    potentialAction: { target: { urlTemplate: '/search/{term}' } },
  };
  expect(toAbsoluteAddresses(data, addresses)).toEqual({
    ...data,
    url: 'https://site.test/en/a',
    image: ['https://site.test/en/one.jpg', 'https://other.test/two.jpg'],
    offers: [{ '@type': 'Offer', url: 'https://site.test/en/shop', price: 1, sold: false, note: null }],
    potentialAction: { target: { urlTemplate: 'https://site.test/en/search/{term}' } },
  });
});
