import { describe, expect, test } from '@jest/globals';
import { sanitisePaste } from './sanitise-paste';

const origin = 'https://portico.example';

describe('a pasted text', () => {
  test('loses styles, handlers and embedded documents', () => {
    const word =
      '<style>p{color:red}</style><p class=MsoNormal style="color:red" onclick=\'a()\'>집<iframe src="x"></iframe></p>';
    expect(sanitisePaste(word, origin)).toBe('<p class=MsoNormal>집</p>');
  });

  test('loses pictures of other sites and of the local disk', () => {
    const html =
      '<img src="https://other.example/a.png"><img src=file:///c/a.png><img src="data:image/png;base64,AA"><img>';
    expect(sanitisePaste(html, origin)).toBe('');
  });

  test('keeps pictures of this site, by their path', () => {
    expect(sanitisePaste(`<img alt="창" src="${origin}/api/v1/files/1">`, origin)).toBe(
      '<img alt="창" src="/api/v1/files/1">',
    );
    expect(sanitisePaste('<img src="/api/v1/files/1">', origin)).toBe('<img src="/api/v1/files/1">');
  });
});
