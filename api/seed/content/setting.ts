import { gateways } from './gateways';
import { navigation } from './navigation';
import { offices } from './offices';
import { regions } from './regions';
import { type SettingSeed, text } from './text';

export const setting: SettingSeed = {
  siteName: text('법무법인 문간', 'Mungan Law', '门间律师事务所'),
  company: {
    name: text('법무법인 문간', 'Mungan Law LLC', '门间律师事务所'),
    ceo: text('김도윤, 한서영', 'Doyun Kim, Seoyeong Han', '金度润、韩舒英'),
    businessNumber: '1234567891',
    mailOrderNumber: '2026-서울가온-0000',
    address: text(
      '서울특별시 가온구 문간로 27, 문간빌딩 8층',
      '8F Mungan Building, 27 Mungan-ro, Gaon-gu, Seoul, Republic of Korea',
      '韩国首尔特别市加温区门间路27号 门间大厦8层',
    ),
    tel: '15000000',
    fax: '0200001299',
    email: 'hello@mungan.example',
    privacyOfficer: text('강유진 변호사', 'Yujin Kang, attorney at law', '姜有珍 律师'),
    adLawyer: text('박준호 변호사', 'Junho Park, attorney at law', '朴俊浩 律师'),
  },
  hero: {
    tagline: text(
      '집의 안과 밖을\n함께 돌봅니다',
      'Caring for your home,\ninside and out',
      '守护您的家，\n从屋里到屋外',
    ),
    lead: text(
      '벽에 난 금도, 식탁에서 멈춘 대화도, 등기부의 한 줄도 모두 집의 일입니다. 문간은 집의 안과 밖에서 생기는 일을 한곳에서 듣고 풀어 갑니다.',
      'A crack in the wall, a conversation that stopped at the table, a line in the land register: all of it is about home. We listen to what happens inside and outside, in one place.',
      '墙上的裂缝、餐桌前中断的对话、登记簿上的一行字，都是家的事。家里家外发生的事，门间在一处倾听，一并解决。',
    ),
    picture: 'hero',
    pictureMobile: 'hero-mobile',
  },
  gateways,
  offices,
  regions,
  phones: [
    {
      title: text('대표전화', 'Main number', '总机'),
      tel: '15000000',
      process: [
        text('법률 상담 및 사건 의뢰', 'Legal consultation and case requests', '法律咨询与案件委托'),
        text('등기 진행 문의', 'Registry progress inquiries', '登记进度查询'),
        text('진행 중인 사건 문의', 'Ongoing case inquiries', '在办案件查询'),
        text('상담원 연결', 'Connecting to an agent', '转接人工服务'),
      ],
    },
    {
      title: text('서울 주사무소(건설)', 'Seoul main office (construction)', '首尔总所（建设工程）'),
      tel: '0200001201',
      process: [],
    },
    { title: text('인천 분사무소', 'Incheon branch', '仁川分所'), tel: '03200001302', process: [] },
    {
      title: text('서울 분사무소(이혼)', 'Seoul branch (divorce)', '首尔分所（离婚）'),
      tel: '0200001403',
      process: [],
    },
    { title: text('광주 분사무소', 'Gwangju branch', '光州分所'), tel: '06200001504', process: [] },
  ],
  socials: [
    { kind: 'instagram', url: 'https://instagram.example/mungan.law' },
    { kind: 'facebook', url: 'https://facebook.example/mungan.law' },
    { kind: 'twitter', url: 'https://twitter.example/mungan_law' },
  ],
  chatUrl: 'https://chat.mungan.example',
  consultUrl: '/consult',
  seo: {
    title: text(
      '법무법인 문간 | 건설 분쟁·이혼 가사·등기',
      'Mungan Law | Construction, family and registry',
      '门间律师事务所 | 建设工程·家事·登记',
    ),
    description: text(
      '아파트 하자소송과 재개발·재건축, 이혼과 가사, 입주·집단등기까지. 집의 안과 밖에서 생기는 법률문제를 서울·인천·광주의 변호사 16인이 함께 살핍니다.',
      'Apartment defects, redevelopment, divorce and family, move-in and group registration. Sixteen lawyers in Seoul, Incheon and Gwangju look after the legal side of your home.',
      '公寓质量瑕疵诉讼、旧区改造与重建、离婚与家事、入住及集体登记。首尔、仁川、光州的16位律师，为您处理家里家外的法律问题。',
    ),
    picture: 'og',
  },
  navigation,
  shell: { blockCopy: true, skin: 'basic', copyrightYear: 2023 },
  mail: { from: 'no-reply@mungan.example', replyTo: 'hello@mungan.example', notifyTo: ['consult@mungan.example'] },
  sms: { sender: '15000000', kakaoChannelId: '@mungan' },
  auction: {
    halls: [
      {
        code: 'threshold',
        name: text('문턱홀', 'Threshold Hall', '门槛厅'),
        address: text(
          '서울특별시 가온구 문간로 27, 문간빌딩 지하 1층',
          'B1 Mungan Building, 27 Mungan-ro, Gaon-gu, Seoul',
          '首尔特别市加温区门间路27号 门间大厦地下1层',
        ),
        mapUrl: null,
        order: 0,
      },
      {
        code: 'online',
        name: text('온라인 전시장', 'Online hall', '线上展厅'),
        address: null,
        mapUrl: null,
        order: 1,
      },
    ],
    increments: [
      { from: 0, step: 50_000 },
      { from: 1_000_000, step: 100_000 },
      { from: 3_000_000, step: 200_000 },
      { from: 5_000_000, step: 500_000 },
      { from: 10_000_000, step: 1_000_000 },
      { from: 30_000_000, step: 2_000_000 },
      { from: 50_000_000, step: 3_000_000 },
      { from: 100_000_000, step: 5_000_000 },
    ],
    premium: [
      { upTo: 10_000_000, rate: 18 },
      { upTo: null, rate: 15 },
    ],
    vatRate: 10,
    window: 60,
    extension: 30,
    interval: 60,
    maxExtensions: 20,
  },
  shop: {
    shippingFee: 3_000,
    freeOver: 50_000,
    pointRate: 1,
    confirmDays: 7,
    paymentHours: 24,
    bank: { bank: '한빛은행', no: '110-204-880531', holder: '법무법인 문간' },
  },
  fair: {
    slotMinutes: 30,
    bufferMinutes: 0,
    requestTtlHours: 72,
    cancelCutoffHours: 24,
    maxPending: 20,
    maxPerDay: 10,
  },
  retention: { formDays: 365, logDays: 730 },
};
