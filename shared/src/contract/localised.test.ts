import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { L } from './fields';
import { localisedSchema, localiser, pick } from './localised';

describe('localised text', () => {
  test('falls back to Korean where a language is missing, null or blank', () => {
    expect(pick({ ko: '집', en: 'home' }, 'en')).toBe('home');
    expect([pick({ ko: '집' }, 'en'), pick({ ko: '집', cn: null }, 'cn'), pick({ ko: '집', en: ' ' }, 'en')]).toEqual([
      '집',
      '집',
      '집',
    ]);
  });

  const Post = z.object({
    subject: L(20),
    summary: L(20).nullish(),
    tags: z.array(L(20)),
    meta: z.object({ ko: z.string() }),
  });

  test('becomes a plain string at any depth, and nothing else changes', () => {
    const post = {
      subject: { ko: '가', en: 'a' },
      summary: null,
      tags: [{ ko: '나', en: 'b' }],
      meta: { ko: 'not a text' },
    };
    expect(localiser(Post)(post, 'en')).toEqual({
      subject: 'a',
      summary: null,
      tags: ['b'],
      meta: { ko: 'not a text' },
    });
  });

  test('has a schema of its own after that', () => {
    const answer = { subject: 'a', summary: null, tags: ['b'], meta: { ko: 'x' } };
    expect(z.parse(localisedSchema(Post), answer)).toEqual(answer);
  });

  test('needs words in Korean', () => {
    expect(L(5).safeParse({ ko: '  ' }).success).toBe(false);
    expect(L(5).safeParse({ ko: '가나다라마바' }).success).toBe(false);
  });
});
