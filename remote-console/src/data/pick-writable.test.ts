import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { pickWritable } from './pick-writable';

const { console: routes } = contract;

const faq = {
  _id: 'f1',
  id: 'f1',
  version: 3,
  createdAt: '2026-11-21T00:00:00.000Z',
  views: 12,
  type: 'inquiry',
  question: { ko: '질문', en: null, cn: '' },
  answer: { ko: '<p>답</p>' },
  order: 1,
  published: true,
};

describe('what is written of a record', () => {
  test('is what the contract’s body takes, and the version that was read', () => {
    expect(pickWritable(routes.faqs.update.body, faq)).toEqual({
      type: 'inquiry',
      question: { ko: '질문', en: null, cn: '' },
      answer: { ko: '<p>답</p>' },
      order: 1,
      published: true,
      version: 3,
    });
  });

  test('is valid by the contract, for every item of a list too', () => {
    const banner = {
      _id: 'b1',
      id: 'b1',
      version: 0,
      code: 'main-hero',
      name: '메인',
      autoplayMs: 0,
      device: 'both',
      images: [
        {
          index: 0,
          clicks: 4,
          image: { _id: 'x', url: '/files/x', name: 'x', size: 1, mime: 'image/png', width: 1, height: 1 },
          alt: { ko: '설명' },
          newWindow: false,
          enabled: true,
        },
      ],
    };
    const body = pickWritable(routes.banners.update.body, banner);
    expect(routes.banners.update.body.safeParse(body).success).toBe(true);
    expect(JSON.stringify(body)).not.toContain('clicks');
  });

  test('has null for a text that is empty in every language, and no such item in a list', () => {
    expect(pickWritable(routes.boards.update.body, { summary: { ko: ' ', en: '', cn: null }, version: 0 })).toEqual({
      summary: null,
      version: 0,
    });
    const lawyers = [{ title: '홍', education: [{ ko: '한국대' }, { ko: '', en: null }] }];
    expect(pickWritable(routes.lawyers.update.body, { lawyers, version: 0 })).toEqual({
      lawyers: [{ title: '홍', education: [{ ko: '한국대' }] }],
      version: 0,
    });
  });

  test('leaves out undefined values, and keeps null where a value is removed', () => {
    expect(pickWritable(routes.popups.update.body, { _image: null, version: 1 })).toEqual({ _image: null, version: 1 });
  });
});
