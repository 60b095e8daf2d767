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
    slug: 'seoul-main',
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
    access: text(
      '지하철 가온역 3번 출구에서 걸어서 5분, 버스 문간로 정류장에서 1분입니다. 건물 정문의 경사로와 승강기로 8층까지 올라오실 수 있습니다.',
      'Five minutes on foot from Gaon station, exit 3, and one from the bus stop Mungan-ro. A ramp at the front door and a lift lead up to the 8th floor.',
      '距加温地铁站3号出口步行5分钟，距门间路公交站步行1分钟。正门设有坡道，可乘电梯直达8层。',
    ),
    parking: text(
      '건물 지하 주차장을 상담하시는 동안 2시간 무료로 쓰실 수 있습니다. 들어오는 길은 건물 뒤편입니다.',
      'Two hours in the garage below the building are free during a consultation. The entrance is behind the building.',
      '咨询期间可免费使用大厦地下停车场2小时，入口在大厦后侧。',
    ),
    regions: text(
      '서울과 경기, 강원의 공동주택 사건을 맡고 현장 조사에 함께 갑니다. 그 밖의 지역은 화상으로 상담하고 재판 기일에는 해당 법원에 나갑니다.',
      'Housing cases in Seoul, Gyeonggi and Gangwon, with visits to the site. Elsewhere we advise by video and attend the court on each hearing.',
      '承办首尔、京畿、江原的公寓案件并同赴现场。其他地区以视频咨询，开庭日前往当地法院。',
    ),
    lat: 37.5663,
    lng: 126.9779,
  },
  {
    slug: 'seoul-family',
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
    access: text(
      '지하철 볕뜰역 1번 출구에서 걸어서 7분입니다. 골목 안쪽의 2층 건물이며, 길에서 보이지 않는 옆문으로도 들어오실 수 있습니다.',
      'Seven minutes on foot from Byeotteul station, exit 1. It is a two-storey house inside the lane; a side door that cannot be seen from the street is open too.',
      '距阳院地铁站1号出口步行7分钟，位于巷内两层小楼，也可从街上看不到的侧门进入。',
    ),
    parking: text(
      '건물 앞에 두 대를 세울 수 있습니다. 오시기 전에 전화로 자리를 맡아 두세요.',
      'There is room for two cars in front of the house. Please call before you come to reserve a place.',
      '楼前可停两辆车，来访前请致电预留车位。',
    ),
    regions: text(
      '서울가정법원과 수도권 가정법원 사건을 맡습니다. 멀리 계시거나 나오기 어려우시면 화상으로 상담합니다.',
      'Cases at the Seoul Family Court and the family courts around the capital. If you live far away or cannot leave home we talk by video.',
      '承办首尔家庭法院及首都圈家庭法院案件。路途较远或不便外出者可视频咨询。',
    ),
    lat: 37.5712,
    lng: 126.9856,
  },
  {
    slug: 'incheon',
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
    access: text(
      '지하철 해온역 2번 출구에서 걸어서 3분, 해온타워 5층입니다. 1층 안내에서 이름을 말씀하시면 승강기를 불러 드립니다.',
      'Three minutes on foot from Haeon station, exit 2, on the 5th floor of Haeon Tower. Give your name at the desk on the ground floor.',
      '距海温地铁站2号出口步行3分钟，海温大厦5层。请在一楼前台告知姓名。',
    ),
    parking: text(
      '해온타워 지하 주차장 1시간이 무료입니다.',
      'One hour in the garage of Haeon Tower is free.',
      '海温大厦地下停车场免费停车1小时。',
    ),
    regions: text(
      '인천과 부천, 김포의 입주 단지를 맡습니다. 전국의 집단등기는 현장 접수처와 화상으로 진행합니다.',
      'New complexes in Incheon, Bucheon and Gimpo. Group registration anywhere in the country runs at a desk on the site and by video.',
      '承办仁川、富川、金浦的新入住小区。全国集体登记可在现场受理点及视频办理。',
    ),
    lat: 37.4563,
    lng: 126.7052,
  },
  {
    slug: 'gwangju',
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
    access: text(
      '무들로 정류장 바로 앞 다솜빌딩 4층입니다. 광주역에서는 버스로 15분 걸립니다.',
      'On the 4th floor of Dasom Building, in front of the bus stop Mudeul-ro; fifteen minutes by bus from Gwangju station.',
      '舞野路公交站前的多松大厦4层，从光州站乘公交约15分钟。',
    ),
    parking: text(
      '건물 옆 기계식 주차장을 쓰실 수 있습니다. 높은 차는 길 건너 공영 주차장을 안내해 드립니다.',
      'You can use the automatic car park beside the building; for tall cars we show you the public one across the street.',
      '可使用大厦旁的机械停车场，较高车辆请停至对面的公共停车场。',
    ),
    regions: text(
      '광주와 전남, 전북의 사건을 맡습니다. 섬과 먼 지역은 화상으로 상담하고 현장에는 약속한 날 찾아갑니다.',
      'Cases in Gwangju and both Jeolla provinces. For islands and far places we talk by video and come to the site on a day that we agree on.',
      '承办光州、全南、全北案件。岛屿及偏远地区以视频咨询，并按约定日期前往现场。',
    ),
    lat: 35.1601,
    lng: 126.8515,
  },
];
