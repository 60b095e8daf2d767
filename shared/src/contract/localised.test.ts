import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { localisedText } from './fields';
import { createLocaliser, pickText, toLocalisedSchema } from './localised';

describe('localised text', () => {
  test('falls back to Korean where a language is missing, null or blank', () => {
    expect(pickText({ ko: '집', en: 'home' }, 'en')).toBe('home');
    expect([
      pickText({ ko: '집' }, 'en'),
      pickText({ ko: '집', cn: null }, 'cn'),
      pickText({ ko: '집', en: ' ' }, 'en'),
    ]).toEqual(['집', '집', '집']);
  });

  const Post = z.object({
    subject: localisedText(20),
    summary: localisedText(20).nullish(),
    tags: z.array(localisedText(20)),
    meta: z.object({ ko: z.string() }),
  });

  test('becomes a plain string at any depth, and nothing else changes', () => {
    const post = {
      subject: { ko: '가', en: 'a' },
      summary: null,
      tags: [{ ko: '나', en: 'b' }],
      meta: { ko: 'not a text' },
    };
    expect(createLocaliser(Post)(post, 'en')).toEqual({
      subject: 'a',
      summary: null,
      tags: ['b'],
      meta: { ko: 'not a text' },
    });
  });

  test('has a schema of its own after that', () => {
    const answer = { subject: 'a', summary: null, tags: ['b'], meta: { ko: 'x' } };
    expect(z.parse(toLocalisedSchema(Post), answer)).toEqual(answer);
  });

  test('needs words in Korean', () => {
    expect(localisedText(5).safeParse({ ko: '  ' }).success).toBe(false);
    expect(localisedText(5).safeParse({ ko: '가나다라마바' }).success).toBe(false);
  });
});
