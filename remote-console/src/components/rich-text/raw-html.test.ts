import { expect, test } from '@jest/globals';
import { toEditorHtml, toStoredHtml } from './raw-html';

test('inline styles pass through the editor as an attribute and return', () => {
  const html = '<p style="text-align:center">a <span style="color:red">b</span> style="c"</p>';
  expect(toEditorHtml(html)).toBe(
    '<p data-style="text-align:center">a <span data-style="color:red">b</span> style="c"</p>',
  );
  expect(toStoredHtml(toEditorHtml(html))).toBe(html);
});
