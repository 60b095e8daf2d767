import type { Author } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const authorLabels = resourceLabels<Author>()({
  ko: {
    name: '작가',
    empty: '경매에 나오는 작품의 작가입니다. 출품작을 등록하기 전에 작가를 먼저 등록하세요.',
    fields: {
      photo: '사진',
      name: '이름',
      nameEn: '로마자 이름',
      birthYear: '출생 연도',
      deathYear: '사망 연도',
      nationality: '국적',
      biography: '약력',
      links: '관련 링크',
      works: '출품작',
    },
  },
  en: {
    name: 'Artist |||| Artists',
    empty: 'Whose works are sold at the auctions. An artist comes before the first lot.',
    fields: {
      photo: 'Portrait',
      name: 'Name',
      nameEn: 'Romanised name',
      birthYear: 'Born',
      deathYear: 'Died',
      nationality: 'Nationality',
      biography: 'Biography',
      links: 'Links',
      works: 'Lots',
    },
  },
  cn: {
    name: '艺术家',
    empty: '拍卖作品的作者。登记拍品之前，请先登记艺术家。',
    fields: {
      photo: '照片',
      name: '姓名',
      nameEn: '罗马字姓名',
      birthYear: '出生年份',
      deathYear: '去世年份',
      nationality: '国籍',
      biography: '简历',
      links: '相关链接',
      works: '拍品',
    },
  },
});

export const authorI18n = texts('console-authors', {
  ko: {
    life: '생몰',
    toWorks: '이 작가의 출품작',
    deathBeforeBirth: '출생 연도보다 빠를 수 없습니다',
    nationalityHint: '나라 이름을 한국어로 적으면 영어와 중국어로도 보입니다.',
  },
  en: {
    life: 'Life',
    toWorks: 'Lots by this artist',
    deathBeforeBirth: 'Not before the birth',
    nationalityHint: 'A country in Korean is shown in English and Chinese too.',
  },
  cn: {
    life: '生卒',
    toWorks: '该艺术家的拍品',
    deathBeforeBirth: '不能早于出生年份',
    nationalityHint: '以韩文填写国名，英文和中文页面会自动显示译名。',
  },
});
