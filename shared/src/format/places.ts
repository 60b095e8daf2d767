import type { Language } from 'shared/i18n';

/** Cities that time zones are named after, in the languages that do not write them as the zone does. */
const cities: Record<string, { ko: string; cn: string }> = {
  'Asia/Seoul': { ko: '서울', cn: '首尔' },
  'Asia/Tokyo': { ko: '도쿄', cn: '东京' },
  'Asia/Shanghai': { ko: '상하이', cn: '上海' },
  'Asia/Hong_Kong': { ko: '홍콩', cn: '香港' },
  'Asia/Taipei': { ko: '타이베이', cn: '台北' },
  'Asia/Singapore': { ko: '싱가포르', cn: '新加坡' },
  'Asia/Ho_Chi_Minh': { ko: '호찌민', cn: '胡志明市' },
  'Asia/Bangkok': { ko: '방콕', cn: '曼谷' },
  'Asia/Dubai': { ko: '두바이', cn: '迪拜' },
  'Europe/London': { ko: '런던', cn: '伦敦' },
  'Europe/Paris': { ko: '파리', cn: '巴黎' },
  'Europe/Berlin': { ko: '베를린', cn: '柏林' },
  'America/New_York': { ko: '뉴욕', cn: '纽约' },
  'America/Chicago': { ko: '시카고', cn: '芝加哥' },
  'America/Los_Angeles': { ko: '로스앤젤레스', cn: '洛杉矶' },
  'Australia/Sydney': { ko: '시드니', cn: '悉尼' },
};

/** The city of a time zone such as Asia/Seoul; '' for one that names no city, such as UTC. */
export const formatTimeZoneCity = (timeZone: string, language: Language) => {
  const known = cities[timeZone];
  if (known && language !== 'en') return known[language];
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return '';
  return (timeZone.split('/').at(-1) ?? '').replaceAll('_', ' ');
};
