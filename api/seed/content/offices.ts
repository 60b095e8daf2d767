import { type SettingSeed, text } from './text';

const maps = (query: string) => ({
  link: `https://map.naver.com/p/search/${encodeURIComponent(query)}`,
  naverMap: `https://map.naver.com/p/search/${encodeURIComponent(query)}`,
  kakaoMap: `https://map.kakao.com/?q=${encodeURIComponent(query)}`,
});

const weekdays = text(
  '평일 09:00–18:00 (점심 12:00–13:00)',
  'Weekdays 9:00–18:00 (lunch 12:00–13:00)',
  '工作日 9:00–18:00（午休 12:00–13:00）',
);

type Opening = NonNullable<SettingSeed['offices'][number]['opening']>;

/** Weekdays until 18:00, and on one evening longer. */
const withEvening: Opening = [
  { days: 'WEEKDAYS', from: '09:00', to: '18:00' },
  { days: 'WED', from: '18:00', to: '21:00' },
];

/** A lawyer's `office` is an index into this list. */
export const offices: SettingSeed['offices'] = [
  {
    title: text('서울 주사무소(건설)', 'Seoul main office (construction)', '首尔总所（建设工程）'),
    location: text(
      '서울특별시 가온구 문간로 27, 문간빌딩 8층',
      '8F Mungan Building, 27 Mungan-ro, Gaon-gu, Seoul',
      '首尔特别市加温区门间路27号 门间大厦8层',
    ),
    tel: '0200001201',
    ...maps('법무법인 문간 서울 주사무소'),
    picture: 'office-seoul-main',
    hours: weekdays,
    lat: 37.5663,
    lng: 126.9779,
  },
  {
    title: text('서울 분사무소(이혼)', 'Seoul branch (divorce)', '首尔分所（离婚）'),
    location: text(
      '서울특별시 가온구 볕뜰길 14, 볕뜰하우스 2층',
      '2F Byeotteul House, 14 Byeotteul-gil, Gaon-gu, Seoul',
      '首尔特别市加温区阳院巷14号 阳院公馆2层',
    ),
    tel: '0200001403',
    ...maps('법무법인 문간 서울 분사무소'),
    picture: 'office-seoul-family',
    hours: text(
      '평일 09:00–18:00, 수요일 야간 상담 21:00까지',
      'Weekdays 9:00–18:00, Wednesday evenings until 21:00',
      '工作日 9:00–18:00，周三夜间咨询至21:00',
    ),
    opening: withEvening,
    lat: 37.5712,
    lng: 126.9856,
  },
  {
    title: text('인천 분사무소', 'Incheon branch', '仁川分所'),
    location: text(
      '인천광역시 해온구 나루로 205, 해온타워 5층',
      '5F Haeon Tower, 205 Naru-ro, Haeon-gu, Incheon',
      '仁川广域市海温区渡口路205号 海温大厦5层',
    ),
    tel: '03200001302',
    ...maps('법무법인 문간 인천 분사무소'),
    picture: 'office-incheon',
    hours: weekdays,
    lat: 37.4563,
    lng: 126.7052,
  },
  {
    title: text('광주 분사무소', 'Gwangju branch', '光州分所'),
    location: text(
      '광주광역시 다솜구 무들로 88, 다솜빌딩 4층',
      '4F Dasom Building, 88 Mudeul-ro, Dasom-gu, Gwangju',
      '光州广域市多松区舞野路88号 多松大厦4层',
    ),
    tel: '06200001504',
    ...maps('법무법인 문간 광주 분사무소'),
    picture: 'office-gwangju',
    hours: weekdays,
    lat: 35.1601,
    lng: 126.8515,
  },
];
