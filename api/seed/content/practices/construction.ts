import { type PracticeDetails, text } from '../text';

export const construction: Record<string, PracticeDetails> = {
  'construction-defects': {
    about: text(
      '새 아파트에서도 금이 가고 물이 샙니다. 언제까지 누구에게 무엇을 청구할 수 있는지는 하자의 종류마다 다르고, 기간이 지나면 권리가 사라집니다.\n입주자대표회의가 결의를 하는 날부터 보수가 끝나는 날까지, 조사와 감정, 협상과 소송을 한 팀이 맡습니다.',
      'New flats crack and leak too. What can be claimed, from whom and until when differs from defect to defect, and once the period has passed the right is lost.\nFrom the day the residents’ council decides to the day the repair is done, one team sees to survey, appraisal, negotiation and trial.',
      '新公寓也会开裂、漏水。何时之前、向谁、能请求什么，因瑕疵种类而异，期限一过权利即告消灭。\n从业主代表会议作出决议到修缮完成，由同一团队负责调查、鉴定、协商与诉讼。',
    ),
    steps: [
      {
        title: text('기간 확인', 'Check the periods', '核对期限'),
        text: text(
          '사용검사일과 하자 목록을 보고, 남은 담보책임 기간을 항목별로 적어 드립니다.',
          'From the date of approval and the list of defects we write down what is left of each warranty period.',
          '根据验收日期与瑕疵清单，逐项列明剩余担保期限。',
        ),
      },
      {
        title: text('현장 조사', 'Survey on site', '现场调查'),
        text: text(
          '건축 전문가와 함께 전유·공용부분을 조사하고 사진과 위치를 기록합니다.',
          'With a building expert we survey private and common parts and record each place with photographs.',
          '与建筑专家一同调查专有及共用部分，并记录照片与位置。',
        ),
      },
      {
        title: text('보수 청구와 협상', 'Claim and negotiation', '请求修缮与协商'),
        text: text(
          '시공사와 보증기관에 청구하고, 보수와 배상 가운데 나은 길을 함께 고릅니다.',
          'We claim from the builder and the guarantor, and choose with you between repair and damages.',
          '向施工方及保证机构提出请求，与您共同选择修缮或赔偿。',
        ),
      },
      {
        title: text('감정과 판결', 'Appraisal and judgment', '鉴定与判决'),
        text: text(
          '법원 감정에 입회하고, 판결금이 나뉘고 보수가 끝날 때까지 챙깁니다.',
          'We attend the court’s appraisal and stay until the sum is shared out and the repair is done.',
          '参与法院鉴定，直至赔偿金分配及修缮完成。',
        ),
      },
    ],
    cost: text(
      '착수금은 세대 수와 예상 감정료를 보고 정하며, 입주자대표회의는 결의 뒤에 나누어 내실 수 있습니다. 감정료와 인지대는 실비로, 영수증과 함께 정산합니다.',
      'The retainer depends on the number of homes and the appraisal to be expected; a residents’ council can pay in instalments after its resolution. Appraisal and court stamps are expenses, settled with receipts.',
      '委托费根据户数及预计鉴定费确定，业主代表会议可在决议后分期支付。鉴定费、诉讼费为实际费用，凭票据结算。',
    ),
    questions: [
      {
        question: text(
          '입주한 지 3년이 지났는데 늦지 않았나요?',
          'Three years have passed since we moved in. Is it too late?',
          '入住已满三年，是否太晚？',
        ),
        answer: text(
          '하자 종류에 따라 2년부터 10년까지 기간이 다릅니다. 마감은 끝났어도 방수나 구조는 남아 있는 경우가 많으니 날짜부터 함께 확인하시기를 권합니다.',
          'The periods run from two to ten years depending on the kind of defect. Finishes may be out of time while waterproofing and structure are not; begin by checking the dates with us.',
          '期限依瑕疵种类为2年至10年不等。装修部分或已到期，但防水、结构往往仍在期限内，建议先核对日期。',
        ),
      },
      {
        question: text(
          '우리 집 하나만 따로 청구할 수 있나요?',
          'Can one home claim alone?',
          '可以只为自家单独请求吗？',
        ),
        answer: text(
          '전유부분의 하자는 소유자가 따로 청구할 수 있습니다. 다만 감정 비용을 생각하면 함께 하는 편이 나은 때가 많습니다.',
          'The owner can claim for defects of the home itself. With the cost of an appraisal in mind it is often better to go together.',
          '专有部分的瑕疵可由所有权人单独请求，但考虑到鉴定费用，共同请求往往更有利。',
        ),
      },
    ],
  },
  redevelopment: {
    about: text(
      '정비사업은 짧아도 몇 해가 걸리고, 단계마다 되돌리기 어려운 결정을 합니다. 조합의 자리에서는 절차를 지키는 일이, 조합원의 자리에서는 때를 놓치지 않는 일이 중요합니다.\n총회와 인가의 각 단계에서 무엇을 정하고 무엇이 남는지 미리 말씀드립니다.',
      'A renewal project takes years, and each stage brings decisions that are hard to undo. For an association what matters is procedure; for a member, not to miss the moment.\nAt each meeting and approval we say beforehand what is being decided and what stays open.',
      '改造项目动辄数年，每一阶段都有难以挽回的决定。对协会而言重在遵守程序，对会员而言重在不误时机。\n在大会与批准的各阶段，我们会事先说明将决定什么、尚余什么。',
    ),
    steps: [
      {
        title: text('자료 검토', 'Read the papers', '审阅资料'),
        text: text(
          '정관과 총회 자료, 등기를 읽고 지금 어느 단계인지 정리합니다.',
          'We read the articles, the papers of the meetings and the register, and say where the project stands.',
          '审阅章程、大会资料及登记，梳理所处阶段。',
        ),
      },
      {
        title: text('선택지 비교', 'Compare the ways', '比较选择'),
        text: text(
          '분양과 현금청산, 매도청구의 결과를 숫자로 견주어 드립니다.',
          'We set a new flat, a cash settlement and a claim to sell side by side, in figures.',
          '以数字比较分配、现金清算与出售请求的结果。',
        ),
      },
      {
        title: text('의견과 협상', 'Opinion and negotiation', '意见与协商'),
        text: text(
          '총회 안건과 계약에 의견을 내고, 시공사·조합과 협상합니다.',
          'We give our opinion on motions and contracts and negotiate with builder or association.',
          '就大会议案与合同提出意见，并与施工方、协会协商。',
        ),
      },
      {
        title: text('다툼', 'Dispute', '争议解决'),
        text: text(
          '필요하면 결의 무효 확인이나 감액 소송을 기한 안에 냅니다.',
          'Where needed we contest a resolution or a sum within its time limit.',
          '必要时在期限内提起确认决议无效或减额诉讼。',
        ),
      },
    ],
    cost: text(
      '한 단계를 보는 자문은 시간이 아니라 건별로 정합니다. 소송의 착수금은 다투는 금액과 심급에 따라 계약서에 적습니다.',
      'Advice on a single stage has a fixed price rather than an hourly one. The retainer for a trial depends on the sum in dispute and the instance, and is written into the agreement.',
      '单一阶段的顾问按件计费而非按小时。诉讼委托费按争议金额与审级写入合同。',
    ),
    questions: [
      {
        question: text(
          '분양 신청을 하지 않으면 어떻게 되나요?',
          'What happens if I do not apply for a flat?',
          '不申请分配会怎样？',
        ),
        answer: text(
          '정해진 기간에 신청하지 않으면 현금청산 대상이 됩니다. 값을 다툴 수 있으니 기간이 끝나기 전에 상담하시기 바랍니다.',
          'Whoever does not apply in time is settled in cash. The sum can be contested; please come before the period ends.',
          '未在期限内申请者将成为现金清算对象。金额可以争议，请在期限届满前咨询。',
        ),
      },
      {
        question: text('동의서를 거둘 수 있나요?', 'Can a consent be withdrawn?', '同意书可以撤回吗？'),
        answer: text(
          '인가를 신청하기 전까지, 법이 정한 방식으로 거둘 수 있습니다. 양식과 도달 날짜가 중요합니다.',
          'Until the approval is applied for, in the form that the law prescribes. The form and the day of arrival matter.',
          '在申请批准之前可按法定方式撤回，格式与送达日期十分重要。',
        ),
      },
    ],
  },
  'building-appraisal': {
    about: text(
      '건설 소송에서는 감정이 결과의 대부분을 정합니다. 무엇을 묻는지에 따라 답이 달라지기 때문에, 신청서를 쓰는 일에 가장 많은 시간을 들입니다.',
      'In a building case the appraisal decides most of the outcome. The answer depends on the question, so most of our time goes into writing the application.',
      '建设工程诉讼中，鉴定往往决定结果。提问不同，答案亦不同，因此我们将最多时间用于撰写申请书。',
    ),
    steps: [
      {
        title: text('사전 조사', 'First survey', '事先调查'),
        text: text(
          '도면과 현장을 견주어 감정할 항목을 추립니다.',
          'We compare drawings and site and select what is to be appraised.',
          '对照图纸与现场，筛选鉴定项目。',
        ),
      },
      {
        title: text('신청', 'Application', '申请'),
        text: text(
          '공법과 단가까지 물어야 할 것을 빠짐없이 적습니다.',
          'We write down everything that has to be asked, down to methods and unit prices.',
          '连同工法与单价，逐一列明应询问事项。',
        ),
      },
      {
        title: text('입회와 보완', 'Attendance and supplement', '到场与补充'),
        text: text(
          '현장에 함께 서고, 감정서를 받으면 빠진 것을 보완 신청합니다.',
          'We stand beside you on the site, and ask for supplements to the report.',
          '到场见证，收到鉴定书后申请补充。',
        ),
      },
    ],
    cost: text(
      '사전 조사는 건물의 크기에 따라 미리 정한 금액입니다. 법원 감정료는 법원이 정하며 실비로 정산합니다.',
      'The first survey has a price fixed beforehand by the size of the building. The fee of the court’s expert is set by the court and settled as an expense.',
      '事先调查按建筑规模预先定价。法院鉴定费由法院确定，按实结算。',
    ),
    questions: [
      {
        question: text(
          '감정 결과가 마음에 들지 않으면요?',
          'What if the report is against us?',
          '若对鉴定结果不满意怎么办？',
        ),
        answer: text(
          '보완 감정과 사실조회를 신청할 수 있습니다. 재감정은 드물게 받아들여지므로 처음 신청이 중요합니다.',
          'A supplement and questions to the expert can be applied for. A second appraisal is rarely granted, which is why the first application matters.',
          '可申请补充鉴定与事实查询。重新鉴定很少获准，因此首次申请尤为重要。',
        ),
      },
    ],
  },
  'construction-contracts': {
    about: text(
      '집을 짓는 계약은 평생 몇 번 쓰지 않지만 가장 큰 돈이 오갑니다. 도장을 찍기 전에 하루만 검토해도 다툼의 절반은 생기지 않습니다.',
      'Few of us sign a building contract more than once or twice, and few sums are larger. One day of review before signing prevents half of the disputes.',
      '建房合同一生难得签几次，金额却最大。签字之前审查一天，便可避免一半的纠纷。',
    ),
    steps: [
      {
        title: text('계약서 검토', 'Review', '合同审查'),
        text: text(
          '공사 범위와 대금, 지체상금과 하자 조항을 읽고 고칠 곳을 표시합니다.',
          'We read scope, price, delay and defects and mark what to change.',
          '审阅工程范围、价款、迟延赔偿与瑕疵条款，并标注修改处。',
        ),
      },
      {
        title: text('공사 중 기록', 'Records', '施工记录'),
        text: text(
          '추가 공사와 설계 변경을 그때그때 글로 남기도록 도와 드립니다.',
          'We help you to put extra work and changes into writing as they come.',
          '协助您及时以书面记录增项与设计变更。',
        ),
      },
      {
        title: text('정산과 분쟁', 'Settlement', '结算与争议'),
        text: text(
          '기성고를 따져 정산하고, 안 되면 지급명령이나 소송으로 갑니다.',
          'We work out what was built and settle; failing that, an order for payment or a trial.',
          '核算已完工程量并结算，协商不成则申请支付令或诉讼。',
        ),
      },
    ],
    cost: text(
      '계약서 검토는 쪽수가 아니라 공사 금액의 구간별로 정한 금액이며, 영업일 사흘 안에 돌려 드립니다.',
      'A review is priced by brackets of the building sum, not by the page, and comes back within three working days.',
      '合同审查按工程金额区间定价，不按页数，三个工作日内交付。',
    ),
    questions: [
      {
        question: text(
          '말로 한 추가 공사도 돈을 내야 하나요?',
          'Must I pay for extra work that was agreed orally?',
          '口头约定的增项也要付款吗？',
        ),
        answer: text(
          '지시하거나 알고 받아들인 사실이 드러나면 내야 할 수 있습니다. 문자와 사진이 증거가 되니 지우지 마세요.',
          'If you ordered it or knew and accepted it, possibly. Messages and photographs are evidence; keep them.',
          '如能证明您曾指示或知情接受，则可能需支付。短信与照片均为证据，请勿删除。',
        ),
      },
    ],
  },
};
