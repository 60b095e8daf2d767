import type { Language } from 'shared/i18n';

/** Example values of common variables, by name. */
const exampleValues: Record<string, Record<Language, string>> = {
  name: { ko: '김하늘', en: 'Haneul Kim', cn: '金荷娜' },
  site: { ko: '포르티코', en: 'Portico', cn: 'Portico' },
  url: { ko: 'https://portico.example', en: 'https://portico.example', cn: 'https://portico.example' },
  username: { ko: 'haneul', en: 'haneul', cn: 'haneul' },
  code: { ko: '123456', en: '123456', cn: '123456' },
  company: { ko: '한빛상사', en: 'Hanbit Trading', cn: '韩光商社' },
  partner: { ko: '물결상회', en: 'Mulgyeol Store', cn: '水波商会' },
  fair: { ko: '서울어워드 비즈니스 상담회', en: 'Seoul Award Business Meetings', cn: '首尔大奖商务洽谈会' },
  when: { ko: '12월 3일 (목) 오전 10:00', en: 'Thu, Dec 3, 10:00 AM', cn: '12月3日 周四 10:00' },
  slots: { ko: '12월 3일 10:00, 10:30', en: 'Dec 3, 10:00 and 10:30', cn: '12月3日 10:00、10:30' },
  until: { ko: '12월 1일 (화) 18:00', en: 'Tue, Dec 1, 18:00', cn: '12月1日 周二 18:00' },
  next: {
    ko: '처음 요청한 시간에 다시 답할 수 있습니다.',
    en: 'The times first asked for can be answered again.',
    cn: '可重新答复最初申请的时间。',
  },
  place: { ko: 'A-7 테이블', en: 'Table A-7', cn: 'A-7 桌' },
  reason: { ko: '일정이 겹칩니다', en: 'Another appointment', cn: '时间冲突' },
  subject: { ko: '제목', en: 'Subject', cn: '标题' },
};

/** An example value for previews and tests; `[name]` for a variable without one. */
export const getExampleValue = (name: string, language: Language) => exampleValues[name]?.[language] ?? `[${name}]`;
