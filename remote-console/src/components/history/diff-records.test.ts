import { describe, expect, test } from '@jest/globals';
import { diffRecords, formatValue } from './diff-records';

describe('changes', () => {
  test('are named by the path of each value', () => {
    expect(
      diffRecords({ subject: { ko: '가', en: 'a' }, pinned: false }, { subject: { ko: '나', en: 'a' }, pinned: true }),
    ).toEqual([
      { path: 'subject.ko', before: '가', after: '나' },
      { path: 'pinned', before: false, after: true },
    ]);
  });

  test('leave out fields that the API maintains, and equal values', () => {
    const before = { _id: '1', version: 1, updatedAt: 'x', tags: ['a'], summary: null };
    expect(diffRecords(before, { _id: '1', version: 2, updatedAt: 'y', tags: ['a'] })).toEqual([]);
  });

  test('name a file, and treat all empty values as equal', () => {
    const file = { _id: 'f', url: '/f', name: 'note.txt', mime: 'text/plain', size: 5 };
    expect(diffRecords({ files: [], content: '' }, { files: [file], content: null })).toEqual([
      { path: 'files', before: [], after: ['note.txt'] },
    ]);
  });

  test('show what was added to and taken from a list', () => {
    expect(diffRecords({ phones: [{ title: '홍' }] }, { phones: [{ title: '홍' }, { title: '김' }] })).toEqual([
      { path: 'phones.1.title', before: undefined, after: '김' },
    ]);
  });

  test('find an item that moved by its id, and show the order as one value', () => {
    const [kim, han] = [
      { _id: '1', title: '김', ceo: false },
      { _id: '2', title: '한', ceo: false },
    ];
    expect(diffRecords({ lawyers: [kim, han] }, { lawyers: [han, { ...kim, ceo: true }] })).toEqual([
      { path: 'lawyers', before: ['김', '한'], after: ['한', '김'] },
      { path: 'lawyers.@김.ceo', before: false, after: true },
    ]);
  });

  test('call records by their names, in lists and in trees too', () => {
    const [one, other] = ['01JDZ3N8Q4W5X6Y7Z8A9B0C1D2', '01JDZ3N8Q4W5X6Y7Z8A9B0C1D3'];
    const names = { [one]: '홈', [other]: '거실' };
    expect(diffRecords({ ids: [one, other], _parent: null }, { ids: [other, one], _parent: one }, names)).toEqual([
      { path: 'ids', before: ['홈', '거실'], after: ['거실', '홈'] },
      { path: '_parent', before: null, after: '홈' },
    ]);
    const tree = (parent: string | null) => ({
      tree: [
        { _id: one, _parent: null },
        { _id: other, _parent: parent },
      ],
    });
    expect(diffRecords(tree(null), tree(one), names)).toEqual([
      { path: 'tree.@거실._parent', before: null, after: '홈' },
    ]);
  });
});

describe('a value', () => {
  const messages: Record<string, string> = {
    'history.unnamed': '(이름 없음)',
    'history.values.ACCEPTED': '확정',
    'ra.boolean.true': '예',
    'f.status.DRAFT': '임시 저장',
  };
  const translate = (key: string, values?: { _: string }) => messages[key] ?? values?._ ?? key;

  test('is formatted in the reader’s language', () => {
    expect(formatValue(translate, 'f.status', 'DRAFT')).toBe('임시 저장');
    expect(formatValue(translate, 'f.pinned', true)).toBe('예');
    expect(formatValue(translate, 'f.at', '2026-11-21T06:00:00.000Z')).toBe('2026-11-21 15:00:00');
    expect(formatValue(translate, 'f.tags', ['하나', '둘'])).toBe('하나, 둘');
    expect(formatValue(translate, 'f.none', null)).toBe('');
    expect(formatValue(translate, 'f.status', 'ACCEPTED')).toBe('확정');
    expect(formatValue(translate, 'f._user', '01JDZ3N8Q4W5X6Y7Z8A9B0C1D2')).toBe('(이름 없음)');
  });
});
