import { type LawyerSeed, text } from '../text';

export const gwangju: LawyerSeed[] = [
  {
    title: '문태오',
    titleEn: 'Taeo Moon',
    titleCn: '文泰吾',
    ceo: false,
    slug: 'moon-taeo',
    languages: ['ko', 'ru'],
    picture: 'lawyer-moon-taeo',
    office: 3,
    practices: ['construction-defects', 'redevelopment'],
    specialties: [{ name: text('건설', 'Construction law', '建设工程'), registeredNo: '제0000-081호' }],
    education: [
      text('한결대학교 법학과 졸업', 'LL.B., Hangyeol University', '韩洁大学法学院毕业'),
      text('사법연수원 제32기 수료', 'Judicial Research and Training Institute, 32th class', '司法研修院第32期结业'),
    ],
    careers: [
      text(
        '법무법인 문간 광주 분사무소 대표',
        'Head of the Gwangju branch, Mungan Law',
        '门间律师事务所光州分所负责人',
      ),
      text('다솜지방법원 민사조정위원', 'Civil mediator, Dasom District Court', '多松地方法院民事调解委员'),
      text(
        '호남권 아파트 하자 사건 자문',
        'Counsel in apartment defect cases in the south-west',
        '韩国西南地区公寓瑕疵案件顾问',
      ),
    ],
    email: 'moon.taeo@mungan.example',
    intro: text(
      '소송은 길고 집은 매일 살아야 합니다. 판결을 기다리는 동안에도 비가 새지 않게 하는 일부터 챙깁니다.',
      'A lawsuit is long and a home is lived in every day. I first see to it that the rain stays out while we wait.',
      '诉讼漫长，而家要每天居住。等待判决期间，我先确保屋里不漏雨。',
    ),
    enabled: true,
  },
  {
    title: '나혜원',
    titleEn: 'Hyewon Na',
    titleCn: '罗惠媛',
    ceo: false,
    slug: 'na-hyewon',
    languages: ['ko', 'zh'],
    picture: 'lawyer-na-hyewon',
    office: 3,
    practices: ['divorce', 'inheritance'],
    specialties: [
      { name: text('가사', 'Family law', '家事'), registeredNo: '제0000-091호' },
      { name: text('조정', 'Mediation', '调解') },
    ],
    education: [
      text('다온대학교 법학과 졸업', 'LL.B., Daon University', '多温大学法学院毕业'),
      text('사법연수원 제28기 수료', 'Judicial Research and Training Institute, 28th class', '司法研修院第28期结业'),
    ],
    careers: [
      text('법무법인 문간 광주 가사팀장', 'Head of family law in Gwangju, Mungan Law', '门间律师事务所光州家事组组长'),
      text('다솜가정법원 조정위원', 'Mediator, Dasom Family Court', '多松家庭法院调解委员'),
      text('여성긴급전화 상담 법률 자문', 'Legal adviser, women’s helpline', '妇女紧急热线法律顾问'),
    ],
    email: 'na.hyewon@mungan.example',
    intro: text(
      '서른 해 가까이 가정의 일을 들었습니다. 급한 결론보다 오늘 밤 잠들 수 있는 방법을 먼저 찾습니다.',
      'I have listened to families for nearly thirty years. Before any conclusion I look for a way to sleep tonight.',
      '近三十年倾听家庭的故事。比起急于下结论，我先找到让您今晚能安睡的办法。',
    ),
    enabled: true,
  },
  {
    title: '류시온',
    titleEn: 'Sion Ryu',
    titleCn: '柳时温',
    ceo: false,
    slug: 'ryu-sion',
    languages: ['ko', 'ja'],
    picture: 'lawyer-ryu-sion',
    office: 3,
    practices: ['redevelopment', 'registration'],
    specialties: [{ name: text('재개발·재건축', 'Redevelopment', '旧区改造与重建') }],
    education: [
      text('가온대학교 행정학과 졸업', 'B.A. in Public Administration, Gaon University', '加温大学行政学系毕业'),
      text(
        '나래대학교 법학전문대학원 졸업(법학전문석사)',
        'J.D., Narae University Law School',
        '拿莱大学法学专门大学院毕业（法务硕士）',
      ),
      text('제9회 변호사시험 합격', 'Passed the 9th bar examination', '第9届律师资格考试合格'),
    ],
    careers: [
      text('법무법인 문간 소속변호사', 'Associate, Mungan Law', '门间律师事务所专职律师'),
      text('다솜구 도시재생 자문위원', 'Urban renewal adviser, Dasom-gu', '多松区城市更新顾问委员'),
      text('소규모주택정비사업 자문', 'Counsel in small-scale housing renewal', '小规模住宅改造项目顾问'),
    ],
    email: 'ryu.sion@mungan.example',
    intro: text(
      '작은 골목의 정비사업일수록 한 집의 목소리가 큽니다. 빠짐없이 듣고 적는 일부터 시작합니다.',
      'In the renewal of a small lane one household’s voice counts for more. I begin by hearing and writing down every one.',
      '越是小巷的改造，一户的声音越重要。从不遗漏地倾听与记录开始。',
    ),
    enabled: true,
  },
];
