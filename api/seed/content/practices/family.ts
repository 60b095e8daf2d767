import { type PracticeDetails, text } from '../text';

export const family: Record<string, PracticeDetails> = {
  divorce: {
    about: text(
      '이혼을 결심하기 전에 오셔도 괜찮습니다. 무엇이 달라지는지 알고 나서 정하실 수 있게, 재산과 아이, 머물 곳을 차례로 살핍니다.\n지금 위험하시다면 상담보다 먼저 112와 여성긴급전화 1366에 연락하세요.',
      'You may come before you have decided. Property, children and a place to live: we go through what would change, so that you can decide knowing it.\nIf you are in danger now, call the police (112) or the women’s hotline (1366) before us.',
      '尚未下定决心也可以先来。我们会依次梳理财产、子女与住处，让您在了解变化之后再作决定。\n若您正处于危险之中，请先拨打112或女性紧急热线1366。',
    ),
    steps: [
      {
        title: text('이야기 듣기', 'Listening', '倾听'),
        text: text(
          '한 시간 동안 듣고, 급한 일(주거, 생활비, 아이)부터 가립니다.',
          'We listen for an hour and single out what is urgent: home, money, children.',
          '用一小时倾听，先分清急事：住处、生活费、子女。',
        ),
      },
      {
        title: text('협의와 조정', 'Agreement and mediation', '协议与调解'),
        text: text(
          '합의서 초안을 만들고, 마주 앉기 어려우시면 대신 만납니다.',
          'We draft an agreement, and meet the other side in your place if that is hard for you.',
          '起草协议，若您不便面对，由我们代为会面。',
        ),
      },
      {
        title: text('재판', 'Trial', '诉讼'),
        text: text(
          '사전처분으로 양육비와 접촉을 먼저 정하고 재산분할을 다툽니다.',
          'Interim orders settle support and contact first; then property.',
          '先以临时处分确定抚养费与接触，再处理财产分割。',
        ),
      },
      {
        title: text('그 뒤', 'Afterwards', '之后'),
        text: text(
          '신고와 등기, 양육비 이행까지 남은 일을 목록으로 챙깁니다.',
          'Registration, transfers, support: a list of what is left, seen to the end.',
          '户籍申报、过户、抚养费履行，逐项跟进到底。',
        ),
      },
    ],
    cost: text(
      '협의와 조정, 재판의 착수금이 다르며 먼저 가벼운 쪽부터 권합니다. 조정에서 끝나면 재판 착수금은 받지 않습니다.',
      'Agreement, mediation and trial have different retainers, and we begin with the lighter. If mediation succeeds there is no retainer for a trial.',
      '协议、调解与诉讼的委托费不同，我们建议从较轻者开始。若调解成功，不收诉讼委托费。',
    ),
    questions: [
      {
        question: text(
          '상담한 사실이 배우자에게 알려지나요?',
          'Will my spouse learn that I came?',
          '配偶会知道我来咨询吗？',
        ),
        answer: text(
          '알리지 않습니다. 연락받으실 번호와 시간을 정해 주시면 그때만 연락드리고, 문자에는 사건 이름을 쓰지 않습니다.',
          'No. We call only the number and at the time that you name, and messages do not mention the matter.',
          '不会。我们只在您指定的时间拨打指定号码，短信中不提及案件。',
        ),
      },
      {
        question: text('집을 먼저 나가면 불리한가요?', 'Does it harm me to leave home first?', '先搬离住处会不利吗？'),
        answer: text(
          '안전이 먼저입니다. 나가는 까닭과 아이를 돌본 기록을 남겨 두시면 그것만으로 불리해지지는 않습니다.',
          'Safety comes first. With a record of why you left and of your care for the children, leaving alone does not count against you.',
          '安全第一。保留离开的原因与照顾子女的记录，单凭搬离并不会不利。',
        ),
      },
    ],
  },
  inheritance: {
    about: text(
      '상속에는 석 달이라는 기한이 있습니다. 빚이 있을지 모르면 그 안에 한정승인이나 포기를 정해야 합니다.\n남은 가족이 서로를 잃지 않는 것을 첫째로 두고, 나누는 일은 그다음에 합니다.',
      'There is a limit of three months. Where there may be debts, acceptance or renunciation must be decided within it.\nThat the family does not lose itself comes first; dividing comes after.',
      '继承有三个月期限。若可能存在债务，须在期限内决定限定继承或放弃。\n我们首先顾及家人和睦，其次才是分割。',
    ),
    steps: [
      {
        title: text('재산과 빚 찾기', 'Find assets and debts', '查明财产与债务'),
        text: text(
          '안심상속 조회로 재산과 빚을 모으고 기한을 달력에 적습니다.',
          'Through the public inquiry we gather assets and debts and put the limits on a calendar.',
          '通过官方查询汇总财产与债务，并将期限列入日历。',
        ),
      },
      {
        title: text('의논', 'Talk', '商议'),
        text: text(
          '생전 증여와 기여를 정리해 모두가 같은 숫자를 보게 합니다.',
          'Gifts made in life and contributions are set out, so that everybody looks at the same figures.',
          '梳理生前赠与与贡献，使各方看到同样的数字。',
        ),
      },
      {
        title: text('분할과 등기', 'Division and registration', '分割与登记'),
        text: text(
          '협의서를 쓰고, 안 되면 심판을 청구하며 등기와 세금까지 마칩니다.',
          'An agreement, or else a decision of the court, then registration and taxes.',
          '订立协议，不成则请求裁判，并办妥登记与税务。',
        ),
      },
    ],
    cost: text(
      '한정승인과 포기는 정해진 금액입니다. 분할 심판은 재산의 크기와 상속인의 수를 보고 정합니다.',
      'Limited acceptance and renunciation have a fixed price. A division depends on the size of the estate and the number of heirs.',
      '限定继承与放弃为固定价格。分割裁判视遗产规模与继承人数而定。',
    ),
    questions: [
      {
        question: text(
          '석 달이 지났는데 빚을 알았어요.',
          'We learnt of a debt after three months.',
          '过了三个月才得知债务怎么办？',
        ),
        answer: text(
          '중대한 잘못 없이 몰랐다면 안 날부터 석 달 안에 특별한정승인을 할 수 있습니다. 고지서를 받은 날을 적어 오세요.',
          'If you did not know without gross fault, limited acceptance is possible within three months of learning. Note the day the letter came.',
          '若非重大过失而不知情，可在得知之日起三个月内申请特别限定继承。请记下收到通知的日期。',
        ),
      },
    ],
  },
};
