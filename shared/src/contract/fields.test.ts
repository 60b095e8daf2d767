import { expect, test } from '@jest/globals';
import { localisedText, phone, requiredHtmlText, requiredLocalisedHtml, requiredText, singleLine } from './fields';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('a text that must not be empty shows something: blanks, fillers and marks without a shape do not count', () => {
  for (const text of ['', '   ', '\n', '\u00a0', '\u200b', '\u3164\u3164', '\u2060 \ufeff', '\u00ad']) {
    expect([text, accepts(requiredText(10), text)]).toEqual([text, false]);
    expect([text, accepts(singleLine.min(1), text)]).toEqual([text, false]);
    expect([text, accepts(localisedText(10), { ko: text })]).toEqual([text, false]);
  }
  for (const text of ['가', ' a ', '1', '👋', '!'])
    expect([text, accepts(requiredText(10), text), accepts(singleLine.min(1), text)]).toEqual([text, true, true]);
  expect(accepts(singleLine, '')).toBe(true);
});

test('HTML that must not be empty shows a text, a picture or a table', () => {
  for (const html of ['<p></p>', '<p> &nbsp;</p><p><br></p>', '<p>\u200b</p>', '<div><b></b></div>']) {
    expect([html, accepts(requiredHtmlText(99), html)]).toEqual([html, false]);
    expect([html, accepts(requiredLocalisedHtml(), { ko: html })]).toEqual([html, false]);
  }
  for (const html of ['<p>글</p>', '<p><img src="/a.png" alt=""></p>', '<table><tr><td></td></tr></table>'])
    expect([html, accepts(requiredHtmlText(99), html)]).toEqual([html, true]);
});

test('a Korean mobile number has all of its digits', () => {
  for (const number of ['010123456', '0101234567', '01012345', '010123456789', '011123456', '019123'])
    expect([number, accepts(phone, number)]).toEqual([number, false]);
  for (const number of [
    '01012345678',
    '0111234567',
    '01612345678',
    '0212345678',
    '15881234',
    '0311234567',
    '+4915112345',
  ])
    expect([number, accepts(phone, number)]).toEqual([number, true]);
});
