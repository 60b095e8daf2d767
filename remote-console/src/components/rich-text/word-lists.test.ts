import { expect, test } from '@jest/globals';
import { convertWordLists } from './word-lists';

const mark = (sign: string) =>
  `<![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span><![endif]>`;
const item = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;\nmso-list:l0 level${level} lfo1'>${mark(sign)}${text}</p>`;

test('a numbered list of Word with a bulleted one inside is nested', () => {
  const html = `<p>앞</p>${item(1, '1.', '하나')}\n${item(2, '·', '속')}\n${item(1, '2.', '<b>둘</b>')}<p>뒤</p>`;
  expect(convertWordLists(html)).toBe(
    '<p>앞</p><ol><li><p>하나</p><ul><li><p>속</p></li></ul></li><li><p><b>둘</b></p></li></ol><p>뒤</p>',
  );
});

test('a list that goes on counts on, and another kind of sign begins another list', () => {
  expect(convertWordLists(`${item(1, '3)', '셋')}${item(1, 'o', '점')}`)).toBe(
    '<ol start="3"><li><p>셋</p></li></ol><ul><li><p>점</p></li></ul>',
  );
});

test('lists are recognised without the conditions that some browsers drop', () => {
  const html = `<p style="mso-list:l1 level1 lfo2"><span style="font-family:Symbol"><span style="mso-list:Ignore">§<span>
    </span></span></span>한 줄</p>`;
  expect(convertWordLists(html)).toContain('한 줄</p></li></ul>');
  expect(convertWordLists(html)).not.toContain('§');
});

test('a text without lists of Word is unchanged', () => {
  const html = '<p>하나</p><ul><li>둘</li></ul>';
  expect(convertWordLists(html)).toBe(html);
});
