import { expect, test } from '@jest/globals';
import { matchesSignature } from './signatures';

test('a signature is accepted only as it was made: not another one of its length, nor one that is cut off or goes on', () => {
  const received = ['c2lnbmVk', 'c2lnbmVl', 'c2lnbmV', 'c2lnbmVkA', ''];
  expect(received.map((signature) => matchesSignature(signature, 'c2lnbmVk'))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
