import { construction } from './practices/construction';
import { family } from './practices/family';
import { property } from './practices/property';
import { type PracticeSeed, text } from './text';

const details = { ...construction, ...family, ...property };

const cards: PracticeSeed[] = [
  {
    code: 'construction-defects',
    name: text('아파트 하자소송', 'Apartment defects', '公寓质量瑕疵'),
    summary: text(
      '입주자대표회의와 구분소유자를 대리해 하자의 조사부터 보수 청구, 감정, 소송까지 맡습니다.',
      'We act for residents’ councils and owners, from the survey of defects to repair claims, appraisal and trial.',
      '代理业主委员会及区分所有权人，从瑕疵调查、请求修缮、鉴定到诉讼全程负责。',
    ),
    items: [
      text('하자담보책임 기간 검토', 'Review of warranty periods', '瑕疵担保责任期间审查'),
      text('전유·공용부분 하자 조사', 'Survey of private and common parts', '专有及共用部分瑕疵调查'),
      text('하자보수보증금 청구', 'Claims on repair bonds', '瑕疵修缮保证金请求'),
      text('손해배상 소송', 'Actions for damages', '损害赔偿诉讼'),
    ],
    icon: 'building-2',
    picture: 'magazine-defect-warranty-periods',
    link: 'https://construction.mungan.example/defects',
    enabled: true,
  },
  {
    code: 'redevelopment',
    name: text('재개발·재건축', 'Redevelopment', '旧区改造与重建'),
    summary: text(
      '조합과 조합원, 토지등소유자의 자리에서 정비사업의 각 단계를 점검하고 다툼을 줄입니다.',
      'For associations, members and owners: every stage of a renewal project checked, disputes kept small.',
      '站在重建协会、会员及土地等所有权人的立场，核查改造项目各阶段，减少争议。',
    ),
    items: [
      text('조합설립과 총회 자문', 'Founding associations, general meetings', '协会设立与大会顾问'),
      text('매도청구와 현금청산', 'Claims to sell, cash settlement', '出售请求与现金清算'),
      text('관리처분계획 검토', 'Review of disposition plans', '管理处分计划审查'),
      text('시공사 계약 협상', 'Contracts with builders', '施工合同谈判'),
    ],
    icon: 'construction',
    picture: 'magazine-reconstruction-consent',
    link: 'https://construction.mungan.example/redevelopment',
    enabled: true,
  },
  {
    code: 'building-appraisal',
    name: text('건축 감정', 'Building appraisal', '建筑鉴定'),
    summary: text(
      '소송의 방향을 정하는 감정을 기술과 법률 양쪽에서 준비합니다. 현장에 변호사가 함께 갑니다.',
      'Appraisal decides the course of a case. We prepare it both technically and legally, and go to the site with you.',
      '鉴定往往决定诉讼走向。我们从技术与法律两方面准备，律师同赴现场。',
    ),
    items: [
      text('감정 신청 사항 설계', 'Drafting the questions to be appraised', '设计鉴定申请事项'),
      text('현장 조사 입회', 'Attending the site survey', '现场勘查到场'),
      text('감정서 검토와 보완 신청', 'Review of reports, supplements', '鉴定书审查与补充申请'),
    ],
    icon: 'ruler',
    picture: 'magazine-building-appraisal',
    enabled: true,
  },
  {
    code: 'construction-contracts',
    name: text('공사 계약·대금', 'Building contracts', '工程合同与工程款'),
    summary: text(
      '단독주택 신축부터 상가 인테리어까지, 계약서 검토와 공사대금·지체상금 분쟁을 다룹니다.',
      'From a new house to the fitting-out of a shop: contracts, payments and delay.',
      '从独栋住宅新建到商铺装修，处理合同审查及工程款、迟延赔偿纠纷。',
    ),
    items: [
      text('도급계약서 검토', 'Review of building contracts', '承揽合同审查'),
      text('기성고와 추가 공사대금', 'Work done and extra work', '已完工程量与追加工程款'),
      text('지체상금과 계약 해제', 'Delay damages, termination', '迟延赔偿与合同解除'),
    ],
    icon: 'hammer',
    picture: 'magazine-pre-inspection',
    enabled: true,
  },
  {
    code: 'divorce',
    name: text('이혼', 'Divorce', '离婚'),
    summary: text(
      '협의와 조정으로 풀 수 있는 길을 먼저 찾고, 재판이 필요하면 끝까지 곁에서 준비합니다.',
      'We first look for a way by agreement or mediation; where a trial is needed we stay beside you throughout.',
      '优先寻求协议与调解之路；确需诉讼时，始终陪伴左右。',
    ),
    items: [
      text('협의이혼·조정이혼', 'By agreement, by mediation', '协议离婚、调解离婚'),
      text('재산분할·위자료', 'Property and damages', '财产分割与抚慰金'),
      text('친권·양육권·양육비', 'Parental rights, custody, support', '亲权、抚养权、抚养费'),
      text('면접교섭', 'Visitation', '探视权'),
    ],
    icon: 'heart-handshake',
    picture: 'magazine-mediation-table',
    link: 'https://family.mungan.example/divorce',
    enabled: true,
  },
  {
    code: 'inheritance',
    name: text('상속·후견', 'Inheritance and guardianship', '继承与监护'),
    summary: text(
      '남은 가족이 서로를 잃지 않도록, 상속재산분할과 유류분, 성년후견을 차분히 정리합니다.',
      'Estates, forced shares and adult guardianship, settled calmly so that a family does not lose itself.',
      '为使家人不因纷争失和，稳妥处理遗产分割、特留份及成年监护。',
    ),
    items: [
      text('상속재산분할', 'Division of estates', '遗产分割'),
      text('유류분 반환', 'Forced shares', '特留份返还'),
      text('한정승인·상속포기', 'Limited acceptance, renunciation', '限定继承与放弃继承'),
      text('성년후견', 'Adult guardianship', '成年监护'),
    ],
    icon: 'users',
    picture: 'magazine-property-division',
    link: 'https://family.mungan.example/inheritance',
    enabled: true,
  },
  {
    code: 'registration',
    name: text('부동산 등기', 'Land registration', '不动产登记'),
    summary: text(
      '입주 단지의 집단등기와 개별 소유권이전등기를 접수에서 등기필정보 전달까지 관리합니다.',
      'Group registration for new complexes and single transfers, followed from filing to the handing over of the certificate.',
      '新入住小区集体登记与个别所有权转移登记，从受理到登记完成信息交付全程管理。',
    ),
    items: [
      text('입주·집단등기', 'Move-in and group registration', '入住及集体登记'),
      text('소유권이전·근저당 등기', 'Transfer and mortgage', '所有权转移、抵押登记'),
      text('상속·증여 등기', 'Inheritance and gift', '继承、赠与登记'),
      text('진행 조회', 'Progress lookup', '进度查询'),
    ],
    icon: 'file-key',
    picture: 'magazine-group-registration',
    link: 'https://registry.mungan.example',
    enabled: true,
  },
  {
    code: 'leases',
    name: text('임대차·집합건물', 'Leases and shared buildings', '租赁与集合建筑'),
    summary: text(
      '보증금 반환과 임차권등기, 누수와 관리비까지 한 지붕 아래의 다툼을 다룹니다.',
      'Deposits, lease registration, leaks and charges: disputes under one roof.',
      '押金返还、租赁权登记、漏水与管理费，处理同一屋檐下的纠纷。',
    ),
    items: [
      text('임대차보증금 반환', 'Return of deposits', '租赁押金返还'),
      text('임차권등기명령', 'Lease registration orders', '租赁权登记命令'),
      text('누수·층간 분쟁', 'Leaks between floors', '漏水与楼层间纠纷'),
      text('관리단·관리비', 'Owners’ associations, charges', '业主团体与管理费'),
    ],
    icon: 'key-round',
    picture: 'magazine-lease-registration',
    enabled: true,
  },
];

/** In order. */
export const practices = cards.map((card) => ({ ...card, ...details[card.code] }));
