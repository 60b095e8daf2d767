import { type SettingSeed, text } from './text';

export const gateways: SettingSeed['gateways'] = [
  {
    title: text('건설 분쟁', 'Construction disputes', '建设工程纠纷'),
    link: 'https://construction.mungan.example',
    icon: 'building-2',
    picture: 'gateway-construction',
    info: [
      text('아파트 하자소송', 'Apartment defect lawsuits', '公寓质量瑕疵诉讼'),
      text('재개발·재건축', 'Redevelopment and reconstruction', '旧区改造与重建'),
      text('건축 감정과 현장 조사', 'Building appraisal and site surveys', '建筑鉴定与现场勘查'),
      text('공사대금과 추가 공사 분쟁', 'Construction payments and extra work', '工程款及追加工程纠纷'),
      text('누수·층간 분쟁', 'Leaks and disputes between floors', '漏水及楼层间纠纷'),
    ],
  },
  {
    title: text('이혼·가사', 'Divorce and family', '离婚与家事'),
    link: 'https://family.mungan.example',
    icon: 'users',
    picture: 'gateway-family',
    info: [
      text('협의이혼과 조정', 'Divorce by agreement and mediation', '协议离婚与调解'),
      text('재판상 이혼', 'Divorce proceedings', '诉讼离婚'),
      text('재산분할과 위자료', 'Division of property and damages', '财产分割与精神抚慰金'),
      text('양육권·양육비·면접교섭', 'Custody, child support and visitation', '抚养权、抚养费与探视'),
      text('상속과 후견', 'Inheritance and guardianship', '继承与监护'),
    ],
  },
  {
    title: text('등기관리시스템', 'Registry management system', '登记管理系统'),
    link: 'https://registry.mungan.example',
    icon: 'file-key',
    picture: 'gateway-registry',
    info: [
      text('입주 등기', 'Move-in registration', '入住登记'),
      text('집단등기', 'Group registration', '集体登记'),
      text('등기 진행 조회', 'Registration progress lookup', '登记进度查询'),
      text('필요 서류 안내와 접수', 'Required papers and filing', '所需材料指引与受理'),
    ],
  },
];
