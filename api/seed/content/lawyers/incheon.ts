import { type LawyerSeed, text } from '../text';

export const incheon: LawyerSeed[] = [
  {
    title: '강유진',
    titleEn: 'Yujin Kang',
    ceo: false,
    slug: 'kang-yujin',
    languages: ['ko', 'zh'],
    picture: 'lawyer-kang-yujin',
    office: 2,
    practices: ['registration', 'construction-defects'],
    specialties: [
      { name: text('부동산', 'Real estate', '不动产'), registeredNo: '제0000-071호' },
      { name: text('등기·경매', 'Registration', '登记') },
    ],
    education: [
      text('가온대학교 법학과 졸업', 'LL.B., Gaon University', '加温大学法学院毕业'),
      text('사법연수원 제39기 수료', 'Judicial Research and Training Institute, 39th class', '司法研修院第39期结业'),
    ],
    careers: [
      text(
        '법무법인 문간 인천 분사무소 대표',
        'Head of the Incheon branch, Mungan Law',
        '门间律师事务所仁川分所负责人',
      ),
      text('등기관리시스템 총괄', 'Director of the registry management system', '登记管理系统总负责人'),
      text('개인정보 보호책임자', 'Privacy officer', '个人信息保护负责人'),
    ],
    email: 'kang.yujin@mungan.example',
    intro: text(
      '입주하는 날 등기 걱정은 남의 일이었으면 합니다. 접수부터 등기필정보까지 모든 단계를 화면에서 볼 수 있게 만들었습니다.',
      'On moving day the register should be somebody else’s worry. Every step, from filing to certificate, can be seen on the screen.',
      '愿您入住当天无需为登记担忧。从受理到登记完成，每一步都能在屏幕上看到。',
    ),
    enabled: true,
  },
  {
    title: '임하준',
    titleEn: 'Hajun Lim',
    ceo: false,
    slug: 'lim-hajun',
    languages: ['ko', 'en'],
    picture: 'lawyer-lim-hajun',
    office: 2,
    practices: ['registration', 'leases'],
    specialties: [{ name: text('등기·경매', 'Registration', '登记') }, { name: text('임대차', 'Leases', '租赁') }],
    education: [
      text('나래대학교 컴퓨터공학과 졸업', 'B.Sc. in Computer Science, Narae University', '拿莱大学计算机工程系毕业'),
      text(
        '다온대학교 법학전문대학원 졸업(법학전문석사)',
        'J.D., Daon University Law School',
        '多温大学法学专门大学院毕业（法务硕士）',
      ),
      text('제7회 변호사시험 합격', 'Passed the 7th bar examination', '第7届律师资格考试合格'),
    ],
    careers: [
      text('법무법인 문간 소속변호사', 'Associate, Mungan Law', '门间律师事务所专职律师'),
      text('전자등기 업무 절차 설계', 'Designed the electronic filing workflow', '设计电子登记业务流程'),
      text('해온구 전월세 상담 위원', 'Tenancy adviser, Haeon-gu', '海温区租房咨询委员'),
    ],
    email: 'lim.hajun@mungan.example',
    intro: text(
      '등기부는 집의 이력서입니다. 낯선 용어를 한 줄씩 풀어 읽어 드립니다.',
      'A land register is the biography of a house. I read it with you, one unfamiliar word at a time.',
      '登记簿是房屋的履历。我会逐行为您解读陌生的术语。',
    ),
    enabled: true,
  },
  {
    title: '조은결',
    titleEn: 'Eungyeol Jo',
    ceo: false,
    slug: 'jo-eungyeol',
    languages: ['ko'],
    picture: 'lawyer-jo-eungyeol',
    office: 2,
    practices: ['leases', 'construction-contracts'],
    specialties: [{ name: text('임대차', 'Leases', '租赁') }],
    education: [
      text('한결대학교 건축학과 졸업', 'B.Arch., Hangyeol University', '韩洁大学建筑学系毕业'),
      text(
        '가온대학교 법학전문대학원 졸업(법학전문석사)',
        'J.D., Gaon University Law School',
        '加温大学法学专门大学院毕业（法务硕士）',
      ),
      text('제12회 변호사시험 합격', 'Passed the 12th bar examination', '第12届律师资格考试合格'),
    ],
    careers: [
      text('법무법인 문간 소속변호사', 'Associate, Mungan Law', '门间律师事务所专职律师'),
      text('청년 임차인 법률 지원', 'Legal aid for young tenants', '青年租户法律援助'),
      text('소규모 건축주 계약 자문', 'Contract advice for small building owners', '小型业主建筑合同顾问'),
    ],
    email: 'jo.eungyeol@mungan.example',
    intro: text(
      '처음 계약서를 쓰는 분의 옆자리에 앉는 변호사이고 싶습니다.',
      'I want to be the lawyer who sits beside someone signing a first contract.',
      '愿做那位坐在初次签约者身旁的律师。',
    ),
    enabled: true,
  },
];
