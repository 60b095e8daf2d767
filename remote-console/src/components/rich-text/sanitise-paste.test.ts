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

  test('has no heading of the first level, which is the page’s', () => {
    expect(sanitisePaste('<h1 id=a>제목</h1>', origin)).toBe('<h2 id=a>제목</h2>');
  });

  test('keeps as text what the editor cannot edit, unless the editor copied it', () => {
    const figure = '<figure><figcaption>설명</figcaption></figure>';
    expect(sanitisePaste(figure, origin)).toBe('<p>설명</p>');
    const copied = `<p data-pm-slice="0 0 []">글</p>${figure}`;
    expect(sanitisePaste(copied, origin)).toBe(copied);
  });
});
