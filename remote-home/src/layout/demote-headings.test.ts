import { expect, test } from '@jest/globals';
import { demoteHeadings } from './demote-headings';

test('headings of a text go down by one, and nothing else changes', () => {
  expect(demoteHeadings('<h2>등잔</h2><p>글</p><h3 id="a">소재</h3>')).toBe(
    '<h3>등잔</h3><p>글</p><h4 id="a">소재</h4>',
  );
  expect(demoteHeadings('<h6>끝</h6><hr><p>h2 &lt;h2&gt;</p>')).toBe('<h6>끝</h6><hr><p>h2 &lt;h2&gt;</p>');
});
