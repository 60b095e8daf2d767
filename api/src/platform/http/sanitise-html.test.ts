import { describe, expect, test } from '@jest/globals';
import { sanitiseHtml, sanitiseTexts } from './sanitise-html';

describe('rich text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">여기</a>',
    '<a href=" java\nscript:alert(1)">여기</a>',
    '<a href="data:text/html,<script>alert(1)</script>">여기</a>',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><input name=password></form>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(https://evil.example/x)">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<meta http-equiv=refresh content="0;url=//evil.example"><base href="//evil.example/">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<img src="//evil.example/x.png">',
  ])('nothing dangerous is left: %s', (html) => {
    const clean = sanitiseHtml(html);
    expect(clean).not.toMatch(/<(script|svg|math|form|input|object|embed|meta|base|style|noscript)/i);
    // Quoted content is text.
    expect(clean.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(clean).not.toMatch(/javascript:|data:|srcdoc|url\(|expression\(|(src|href)="\/\//i);
    expect(clean).not.toMatch(/<iframe[^>]*evil/);
    expect(sanitiseHtml(clean)).toBe(clean);
  });

  test('output of the editor is unchanged', () => {
    const html =
      '<h2>제목</h2><p style="text-align:center">글 <strong>굵게</strong> <a href="/consult">상담</a></p><ul><li>하나</li></ul>' +
      '<img src="/api/v1/files/01ARZ3NDEKTSV4RRFFQ69G5FAV" alt="그림" />';
    expect(sanitiseHtml(html)).toBe(html);
  });

  test('a table with its caption, headings and merged cells is unchanged', () => {
    const html =
      '<table><caption>수임료</caption><colgroup><col span="2" /></colgroup>' +
      '<thead><tr><th scope="col">구분</th><th scope="col">금액</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">착수금</td><td style="text-align:right">1</td></tr><tr><td>2</td></tr></tbody>' +
      '<tfoot><tr><td colspan="2">합계</td></tr></tfoot></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  test.each(['https://www.youtube.com/embed/abc', 'https://tv.naver.com/embed/1', 'https://map.kakao.com/link/1'])(
    'an embedded video or map of %s is kept',
    (src) => expect(sanitiseHtml(`<iframe src="${src}"></iframe>`)).toBe(`<iframe src="${src}"></iframe>`),
  );

  test('a link to another window has no access to its opener', () => {
    expect(sanitiseHtml('<a href="https://example.com" target="_top">x</a>')).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  test('elements within each other are kept as deep as a person writes them, and deeper ones lose their tags', () => {
    const nest = (depth: number) => `${'<b>'.repeat(depth)}가${'</b>'.repeat(depth)}`;
    expect(sanitiseHtml(nest(100))).toBe(nest(100));
    expect(sanitiseHtml(`${'<p>가<br></p>'.repeat(3000)}`)).toBe('<p>가<br /></p>'.repeat(3000));
    expect(sanitiseHtml(nest(60_000))).toBe('가');
    expect(sanitiseHtml(`${'<i>'.repeat(2000)}<script>x</script>가`)).not.toContain('<');
  });

  test('every language is sanitised, and a missing one stays missing', () => {
    expect(sanitiseTexts({ ko: '<b onclick=x>가</b>', en: null })).toEqual({ ko: '<b>가</b>', en: null });
    expect(sanitiseTexts({ ko: '가', en: '<script>x</script>a' })).toEqual({ ko: '가', en: 'a' });
  });
});
