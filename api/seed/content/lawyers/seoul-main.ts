import { type LawyerSeed, text } from '../text';

export const seoulMain: LawyerSeed[] = [
  {
    title: '김도윤',
    titleEn: 'Doyun Kim',
    ceo: true,
    slug: 'kim-doyun',
    picture: 'lawyer-kim-doyun',
    office: 0,
    practices: ['construction-defects', 'redevelopment'],
    specialties: [
      { name: text('건설', 'Construction law', '建设工程'), registeredNo: '제0000-011호' },
      { name: text('재개발·재건축', 'Redevelopment', '旧区改造与重建'), registeredNo: '제0000-012호' },
    ],
    education: [
      text('가온대학교 법학과 졸업', 'LL.B., Gaon University', '加温大学法学院毕业'),
      text('사법연수원 제30기 수료', 'Judicial Research and Training Institute, 30th class', '司法研修院第30期结业'),
    ],
    careers: [
      text('법무법인 문간 대표변호사', 'Managing partner, Mungan Law', '门间律师事务所代表律师'),
      text(
        '가온지방법원 판사(건설 전담부)',
        'Judge, Gaon District Court (construction division)',
        '加温地方法院法官（建设工程专门庭）',
      ),
      text('가온구 공동주택 분쟁조정위원', 'Housing dispute mediator, Gaon-gu', '加温区共同住宅纠纷调解委员'),
      text('한국주거법연구회 부회장', 'Vice-president, Housing Law Research Society', '韩国居住法研究会副会长'),
    ],
    email: 'kim.doyun@mungan.example',
    intro: text(
      '법원에서 건설 사건을 재판하며 알게 된 것은, 이기는 기록은 소송 전에 만들어진다는 사실이었습니다. 처음 금이 보인 날부터 함께 기록하겠습니다.',
      'Years on a construction bench taught me that a good record is made before the lawsuit. I would like to start keeping it with you on the day the first crack appears.',
      '多年审理建设工程案件让我明白：有力的证据形成于诉讼之前。从第一道裂缝出现的那天起，我们与您一起记录。',
    ),
    enabled: true,
  },
  {
    title: '박준호',
    titleEn: 'Junho Park',
    ceo: false,
    slug: 'park-junho',
    picture: 'lawyer-park-junho',
    office: 0,
    practices: ['construction-defects', 'construction-contracts'],
    specialties: [{ name: text('건설', 'Construction law', '建设工程'), registeredNo: '제0000-021호' }],
    education: [
      text('나래대학교 법학과 졸업', 'LL.B., Narae University', '拿莱大学法学院毕业'),
      text('사법연수원 제38기 수료', 'Judicial Research and Training Institute, 38th class', '司法研修院第38期结业'),
    ],
    careers: [
      text('법무법인 문간 건설1팀장', 'Head of construction team 1, Mungan Law', '门间律师事务所建设一组组长'),
      text(
        '아파트 하자소송 60여 개 단지 수행',
        'Defect cases for some sixty apartment complexes',
        '承办约60个小区的瑕疵诉讼',
      ),
      text('나래시 건축위원회 위원', 'Member, Narae City building committee', '拿莱市建筑委员会委员'),
    ],
    email: 'park.junho@mungan.example',
    intro: text(
      '하자소송은 숫자보다 순서가 먼저입니다. 조사, 청구, 감정, 판결까지 입주자대표회의가 언제 무엇을 결정해야 하는지 달력으로 보여 드립니다.',
      'In defect cases order comes before figures. I show a residents’ council, on a calendar, what it has to decide and when.',
      '瑕疵诉讼中，顺序先于数字。我会用一张日历告诉业主委员会：何时需要决定何事。',
    ),
    enabled: true,
  },
  {
    title: '이수민',
    titleEn: 'Sumin Lee',
    ceo: false,
    slug: 'lee-sumin',
    picture: 'lawyer-lee-sumin',
    office: 0,
    practices: ['redevelopment', 'construction-contracts'],
    specialties: [
      { name: text('재개발·재건축', 'Redevelopment', '旧区改造与重建'), registeredNo: '제0000-031호' },
      { name: text('부동산', 'Real estate', '不动产') },
    ],
    education: [
      text('다온대학교 도시공학과 졸업', 'B.Sc. in Urban Engineering, Daon University', '多温大学城市工程系毕业'),
      text(
        '가온대학교 법학전문대학원 졸업(법학전문석사)',
        'J.D., Gaon University Law School',
        '加温大学法学专门大学院毕业（法务硕士）',
      ),
      text('제2회 변호사시험 합격', 'Passed the 2th bar examination', '第2届律师资格考试合格'),
    ],
    careers: [
      text('법무법인 문간 파트너변호사', 'Partner, Mungan Law', '门间律师事务所合伙人'),
      text('정비사업 조합·추진위원회 자문', 'Counsel to redevelopment associations', '旧区改造协会及筹备委员会顾问'),
      text('가온구 도시계획위원회 위원', 'Member, Gaon-gu urban planning committee', '加温区城市规划委员会委员'),
    ],
    email: 'lee.sumin@mungan.example',
    intro: text(
      '도시를 공부하다 사람들의 집 문제에 더 마음이 갔습니다. 두꺼운 총회 책자를 한 장으로 설명하는 일을 가장 잘하고 싶습니다.',
      'I studied cities and came to care more about the homes in them. What I want to do best is explain a thick assembly booklet on one page.',
      '学习城市规划时，我更关心人们的住房问题。我最想做好的，是用一页纸讲清厚厚的大会资料。',
    ),
    enabled: true,
  },
  {
    title: '정태경',
    titleEn: 'Taekyung Jeong',
    ceo: false,
    slug: 'jeong-taekyung',
    picture: 'lawyer-jeong-taekyung',
    office: 0,
    practices: ['building-appraisal', 'construction-defects'],
    specialties: [
      { name: text('건설', 'Construction law', '建设工程') },
      { name: text('건축 감정', 'Building appraisal', '建筑鉴定') },
    ],
    education: [
      text(
        '나래대학교 건축공학과 졸업',
        'B.Sc. in Architectural Engineering, Narae University',
        '拿莱大学建筑工程系毕业',
      ),
      text('한결대학교 법학과 졸업', 'LL.B., Hangyeol University', '韩洁大学法学院毕业'),
      text('사법연수원 제33기 수료', 'Judicial Research and Training Institute, 33th class', '司法研修院第33期结业'),
    ],
    careers: [
      text(
        '법무법인 문간 감정지원센터장',
        'Head of the appraisal centre, Mungan Law',
        '门间律师事务所鉴定支援中心主任',
      ),
      text('건축구조 설계 실무 7년', 'Seven years in structural design', '建筑结构设计实务7年'),
      text(
        '법원 건설감정 실무 연구위원',
        'Research fellow, court building appraisal practice',
        '法院建设鉴定实务研究委员',
      ),
    ],
    email: 'jeong.taekyung@mungan.example',
    intro: text(
      '도면을 그리던 손으로 감정서를 읽습니다. 현장에서 재어 보지 않은 숫자는 믿지 않습니다.',
      'I read appraisals with the hand that used to draw plans. I do not trust a figure nobody measured on site.',
      '曾绘制图纸的手，如今审阅鉴定书。未经现场测量的数字，我不轻信。',
    ),
    enabled: true,
  },
  {
    title: '오지안',
    titleEn: 'Jian Oh',
    ceo: false,
    slug: 'oh-jian',
    picture: 'lawyer-oh-jian',
    office: 0,
    practices: ['construction-defects', 'leases'],
    specialties: [{ name: text('건설', 'Construction law', '建设工程') }],
    education: [
      text('가온대학교 국어국문학과 졸업', 'B.A. in Korean Literature, Gaon University', '加温大学国语国文系毕业'),
      text(
        '다온대학교 법학전문대학원 졸업(법학전문석사)',
        'J.D., Daon University Law School',
        '多温大学法学专门大学院毕业（法务硕士）',
      ),
      text('제8회 변호사시험 합격', 'Passed the 8th bar examination', '第8届律师资格考试合格'),
    ],
    careers: [
      text('법무법인 문간 소속변호사', 'Associate, Mungan Law', '门间律师事务所专职律师'),
      text('나래시 마을변호사', 'Community lawyer, Narae City', '拿莱市社区律师'),
      text(
        '공동주택 관리 분쟁 무료 상담 위원',
        'Volunteer adviser on apartment management',
        '共同住宅管理纠纷义务咨询委员',
      ),
    ],
    email: 'oh.jian@mungan.example',
    intro: text(
      '누수 한 줄기에도 위아래 두 집의 이야기가 있습니다. 양쪽이 알아들을 수 있는 글을 쓰려고 합니다.',
      'Even a small leak has the stories of two homes in it. I try to write so that both can understand.',
      '一处漏水，背后是楼上楼下两家人的故事。我努力写出双方都能读懂的文字。',
    ),
    enabled: true,
  },
];
