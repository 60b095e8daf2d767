/** Texts of the two fairs; their times follow the day of seeding. */
export const running = {
  title: {
    ko: '서울어워드 비즈니스 상담회',
    en: 'Seoul Award Business Meetings',
    cn: '首尔大奖商务洽谈会',
  },
  summary: {
    ko: '서울어워드·슈퍼루키 선정 기업과 국내외 바이어가 30분씩 일대일로 만납니다.',
    en: 'Seoul Award and Super Rookie companies meet buyers from Korea and abroad, thirty minutes each.',
    cn: '首尔大奖与超级新人入选企业与国内外买家进行每场30分钟的一对一洽谈。',
  },
  content: {
    ko: '<h2>진행 방식</h2><p>바이어가 상담 가능한 시간을 등록하면 판매기업이 최대 세 개의 시간을 골라 신청합니다. 바이어가 하나를 수락하면 상담이 확정되고, 오프라인 상담에는 테이블이 자동으로 배정됩니다.</p><h2>준비물</h2><p>제품 샘플과 회사 소개 자료를 준비해 주세요. 온라인 상담은 확정 후 안내되는 링크로 접속합니다.</p>',
    en: '<h2>How it works</h2><p>Buyers enter the times they have. Sellers ask for a meeting at up to three of them. When a buyer accepts one the meeting is agreed, and a table is assigned by itself.</p><h2>What to bring</h2><p>Samples and a company introduction. Online meetings open with the link you receive.</p>',
    cn: '<h2>流程</h2><p>买家登记可洽谈时间，卖方企业最多选择三个时间提出申请。买家接受其中之一即确定洽谈，线下洽谈将自动安排桌号。</p><h2>准备事项</h2><p>请准备样品与公司介绍资料。线上洽谈请通过确认后提供的链接参加。</p>',
  },
  venue: {
    name: { ko: '서울창업마루 3층 상담홀', en: 'Seoul Startup Maru, meeting hall 3F', cn: '首尔创业馆3层洽谈厅' },
    address: '서울특별시 중구 빛나루로 12',
    tables: 8,
    tablePrefix: 'A-',
  },
};

export const coming = {
  title: { ko: '봄 라이프스타일 수출 상담회', en: 'Spring Lifestyle Export Meetings', cn: '春季生活方式出口洽谈会' },
  summary: {
    ko: '해외 바이어와 온라인으로 만나는 생활·뷰티·식품 분야 상담회입니다. 지금 판매기업을 모집합니다.',
    en: 'Online meetings with buyers abroad for home, beauty and food. Sellers can apply now.',
    cn: '面向生活、美妆、食品领域，与海外买家线上洽谈。现正招募卖方企业。',
  },
  content: {
    ko: '<p>모든 상담은 화상으로 진행되며, 통역이 필요하면 신청서에 언어를 적어 주세요.</p>',
    en: '<p>All meetings take place by video. Name the language in your application if you need an interpreter.</p>',
    cn: '<p>所有洽谈均以视频方式进行，如需翻译请在申请表中注明语言。</p>',
  },
};

export const organizer = {
  name: { ko: '포르티코 상담회 사무국', en: 'Portico fair office', cn: '洽谈会事务局' },
  tel: '0215880000',
  email: 'fair@example.com',
};

export const messages = [
  '귀사의 유통망에 저희 제품을 소개하고 싶습니다. 샘플을 준비해 가겠습니다.',
  '작년 전시에서 인사드렸습니다. 올해 신제품을 보여 드리고 싶습니다.',
  '소량 테스트 입점 조건을 상담하고 싶습니다.',
  '일본·동남아 판매 가능 여부와 최소 주문 수량을 논의하고 싶습니다.',
];
