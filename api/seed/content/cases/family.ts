import { type CaseSeed, text } from '../text';
import { story } from './story';

export const cases: CaseSeed[] = [
  {
    slug: 'divorce-settled-before-the-school-year',
    practices: ['divorce'],
    outcome: 'SETTLED',
    lawyers: ['han-seoyeong', 'yun-garam'],
    office: 1,
    year: 2026,
    title: text('새 학기 전에 마친 조정이혼', 'A divorce settled before the school year began', '开学前完成的调解离婚'),
    summary: text(
      '아이가 전학하지 않도록 사는 집과 양육 계획부터 정하고, 세 번의 조정으로 마쳤습니다.',
      'So that the child could stay at its school, the home and the care came first; three sessions of mediation were enough.',
      '为使孩子不必转学，先确定住处与抚养计划，三次调解即告完成。',
    ),
    content: story(
      [
        '두 사람은 헤어지기로 마음을 정했지만 집을 누가 가질지를 두고 반년째 말이 끊겨 있었습니다. 아이의 입학이 석 달 앞이었습니다.',
        '재산보다 아이의 하루를 먼저 적었습니다. 누가 데려다주고 방학은 어디서 보내는지 한 장으로 정리해 조정위원에게 냈습니다. 집은 아이와 사는 쪽이 갖고, 상대방의 몫은 세 번에 나누어 갚는 안을 냈습니다.',
        '세 번째 기일에 조정이 이루어졌습니다. 양육비와 면접교섭의 날짜까지 조서에 적혀 아이는 다니던 동네에서 학교에 들어갔습니다.',
      ],
      [
        'Both had made up their minds to part, but had not spoken for half a year over who would keep the home. The child was to start school in three months.',
        'We wrote down the child’s day before the property: who brings it to school, where it spends its holidays. One page of this went to the mediators. The parent living with the child was to keep the home and pay the other’s share in three parts.',
        'The third session ended in an agreement, with child support and the days of visits in the record. The child started school where it had always lived.',
      ],
      [
        '双方已决定分开，却因房屋归属半年没有对话，而孩子三个月后就要入学。',
        '我们先写孩子的一天，再谈财产：谁接送、假期在哪里度过，整理成一页提交调解委员。提出由与孩子同住的一方取得房屋，对方份额分三次支付。',
        '第三次调解达成协议，抚养费与探视日期均写入笔录，孩子在原来的社区顺利入学。',
      ],
    ),
    published: true,
  },
  {
    slug: 'savings-that-were-not-named',
    practices: ['divorce'],
    outcome: 'PARTLY_WON',
    lawyers: ['choi-minjae'],
    office: 1,
    year: 2025,
    title: text('말하지 않은 예금을 찾아 나누다', 'Savings that had not been named', '找出未申报的存款并予以分割'),
    summary: text(
      '재산명시와 금융 조회로 빠진 예금과 퇴직금을 찾아 분할 비율을 절반 가까이 인정받았습니다.',
      'A disclosure order and bank inquiries brought out savings and severance pay; nearly half of it all was allowed.',
      '通过财产申报与金融查询找出遗漏的存款和退职金，分割比例接近一半。',
    ),
    content: story(
      [
        '스무 해 넘게 살림을 맡아 온 의뢰인은 상대방의 재산을 거의 알지 못했습니다. 소송이 시작되자 상대방이 낸 목록에는 사는 집의 전세보증금뿐이었습니다.',
        '법원에 재산명시를 신청하고 급여가 들어온 계좌에서 시작해 돈이 옮겨 간 길을 따라갔습니다. 별거 직전에 형제 앞으로 나간 돈과 아직 받지 않은 퇴직금을 표로 정리했습니다.',
        '법원은 찾아낸 재산을 나눌 대상에 넣고, 가사와 육아의 기여를 들어 절반 가까운 비율을 인정했습니다. 위자료 청구는 받아들여지지 않았습니다.',
      ],
      [
        'For over twenty years our client had kept house and knew little of the other’s property. The list given to the court held nothing but the deposit of their home.',
        'We applied for a disclosure order and followed the money from the account into which the salary came. A table showed sums that had gone to a sibling just before the separation, and severance pay not yet drawn.',
        'The court counted what had been found and, for the work at home, allowed nearly half. The claim for compensation was not granted.',
      ],
      [
        '当事人操持家务二十余年，对另一方的财产几乎一无所知。诉讼开始后，对方提交的清单上只有住房的全租押金。',
        '我们申请财产申报，从工资账户开始追踪资金去向，将分居前转给兄弟姐妹的款项与尚未领取的退职金整理成表。',
        '法院将查明的财产纳入分割范围，并以家务与育儿的贡献认定接近一半的比例。抚慰金请求未获支持。',
      ],
    ),
    published: true,
  },
  {
    slug: 'visits-resumed',
    practices: ['divorce'],
    outcome: 'WON',
    lawyers: ['shin-arin'],
    office: 1,
    year: 2024,
    title: text('끊긴 면접교섭을 다시 잇다', 'Visits that had stopped, taken up again', '恢复中断的探视'),
    summary: text(
      '여덟 달 동안 아이를 만나지 못한 부모가 단계를 나눈 만남으로 다시 주말을 함께 보냅니다.',
      'After eight months without seeing the child, a parent spends weekends with it again, step by step.',
      '八个月未能见到孩子的家长，经分阶段安排重新共度周末。',
    ),
    content: story(
      [
        '이혼할 때 정한 면접교섭이 여덟 달째 지켜지지 않았습니다. 아이가 원하지 않는다는 말만 돌아왔고, 의뢰인은 학교 앞에서 기다리다 다툼이 된 적도 있었습니다.',
        '탓하기보다 다시 만나는 순서를 제안했습니다. 처음 두 달은 면접교섭센터에서 한 시간, 다음은 낮 동안, 그다음은 하룻밤으로 늘리는 계획과 함께 이행명령을 신청했습니다. 가사조사관이 아이의 말을 직접 들었습니다.',
        '법원은 제안한 단계대로 이행을 명했습니다. 넉 달 뒤 아이는 주말에 스스로 짐을 꾸렸습니다.',
      ],
      [
        'The visits that had been fixed at the divorce had not taken place for eight months. The answer was that the child did not want to; waiting in front of the school had once ended in a quarrel.',
        'Instead of blame we proposed an order of meeting again: an hour at the visiting centre for two months, then by day, then overnight. With this plan we applied for an enforcement order, and the court’s officer listened to the child.',
        'The court ordered the steps as proposed. Four months later the child packed its own bag for the weekend.',
      ],
      [
        '离婚时约定的探视已八个月未履行，对方只说孩子不愿意；当事人在校门口等候，也曾引发争执。',
        '我们没有指责，而是提出重新见面的步骤：前两个月在探视中心一小时，其后白天，再到过夜，并据此申请履行命令。家事调查官直接听取了孩子的想法。',
        '法院按所提步骤命令履行。四个月后，孩子主动为周末收拾行李。',
      ],
    ),
    published: true,
  },
  {
    slug: 'forced-share-returned',
    practices: ['inheritance'],
    outcome: 'WON',
    lawyers: ['bae-seongwoo', 'na-hyewon'],
    office: 1,
    year: 2023,
    title: text('생전에 넘어간 땅과 유류분', 'Land given away in life, and the forced share', '生前赠与的土地与特留份'),
    summary: text(
      '한 자녀에게만 넘어간 땅의 값을 돌아가신 때로 다시 셈해 두 형제가 유류분을 돌려받았습니다.',
      'Land that had gone to one child was valued anew, and the two others received their forced shares.',
      '对仅赠与一名子女的土地重新估值，另外两名子女取回特留份。',
    ),
    content: story(
      [
        '부모가 십오 년 전에 땅을 한 자녀에게 넘겼고 남은 재산은 거의 없었습니다. 다른 두 자녀는 다투고 싶지 않아 몇 달을 망설이다 기한을 반년 남기고 찾아왔습니다.',
        '먼저 편지로 뜻을 묻고, 답이 없어 소송을 시작했습니다. 증여 뒤에 값이 오른 까닭이 받은 이의 공사 때문인지 둘레의 개발 때문인지를 나누어 감정했습니다.',
        '법원은 돌아가신 때의 값을 기준으로 유류분을 셈해 청구를 받아들였습니다. 땅을 나누지 않고 돈으로 받기로 해 형제는 제사를 함께 지냅니다.',
      ],
      [
        'Fifteen years earlier the parents had given their land to one child, and little else was left. The two others, who did not want to quarrel, hesitated for months and came half a year before the time limit.',
        'We first wrote a letter, and sued when no answer came. The appraisal separated what the rise in value owed to the owner’s works and what to the development around it.',
        'The court reckoned the forced shares by the value at the time of death and granted the claim. They were paid in money, the land stayed whole, and the family still holds its memorial days together.',
      ],
      [
        '父母十五年前将土地赠与一名子女，身后几乎没有其他财产。另外两名子女不愿争执，犹豫数月，在期限仅剩半年时来访。',
        '我们先去信询问，未获答复后起诉。鉴定中区分地价上涨源于受赠人的施工还是周边开发。',
        '法院以去世时的价值计算特留份并支持请求。双方以金钱结算，土地保持完整，兄弟姐妹仍一同祭祀。',
      ],
    ),
    published: true,
  },
];
