import { describe, expect, test } from '@jest/globals';
import { getLatestVersion } from './latest-version';

describe('the version of a form after its upload', () => {
  test('is the stored one where nobody else wrote', () => {
    expect(getLatestVersion(4, 5)).toBe(5);
  });

  test('stays the one that was read where somebody else wrote as well, so that saving is refused as late', () => {
    expect(getLatestVersion(4, 6)).toBe(4);
    expect(getLatestVersion(getLatestVersion(4, 6), 7)).toBe(4);
  });
});
