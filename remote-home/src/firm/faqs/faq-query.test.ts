import { expect, test } from '@jest/globals';
import { buildFaqsPath, matchesWords, parseFaqQuery } from './faq-query';

const faq = { question: '상담료는 얼마인가요?', answer: '<p>첫 <b>통화</b>는 무료입니다.</p>' };

test('a question is found by words of the question and of its answer, in any order', () => {
  for (const q of ['상담료', '무료 상담료', '통화', '', '  ']) expect([q, matchesWords(faq, q)]).toEqual([q, true]);
  for (const q of ['착수금', '상담료 착수금', '<b>']) expect([q, matchesWords(faq, q)]).toEqual([q, false]);
});

test('upper and lower case are the same', () => {
  expect(matchesWords({ question: 'How much is it?', answer: 'The first CALL is free.' }, 'how call')).toBe(true);
});

test('the address of filtered questions has its filters and nothing else', () => {
  expect(buildFaqsPath({ q: '', topic: '' })).toBe('/faqs');
  const query = { q: '상담', topic: 'divorce' };
  expect(buildFaqsPath(query)).toBe('/faqs?topic=divorce&q=%EC%83%81%EB%8B%B4');
  expect(parseFaqQuery(new URLSearchParams(buildFaqsPath(query).split('?')[1]))).toEqual(query);
});
