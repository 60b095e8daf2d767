import { type PracticeDetails, text } from '../text';

export const property: Record<string, PracticeDetails> = {
  registration: {
    about: text(
      '입주하는 날 등기까지 걱정하지 않으시도록, 접수에서 등기필정보를 드릴 때까지의 단계를 화면으로 보여 드립니다. 단지 전체의 집단등기도, 한 집의 이전등기도 같은 순서로 합니다.',
      'So that moving day does not bring the register too, every step from filing to the certificate can be followed on the screen. A whole complex and a single home go the same way.',
      '为使您入住当天无需操心登记，从受理到交付登记完成信息，每一步均可在屏幕查看。整个小区与单户过户，流程相同。',
    ),
    steps: [
      {
        title: text('서류 안내', 'Papers', '材料说明'),
        text: text(
          '필요한 서류와 세금을 문자와 메일로 보내 드립니다.',
          'A list of papers and taxes comes by message and mail.',
          '以短信与邮件告知所需材料与税费。',
        ),
      },
      {
        title: text('확인과 납부', 'Check and payment', '核对与缴纳'),
        text: text(
          '서류를 사진으로 먼저 확인하고, 세금과 채권을 대신 냅니다.',
          'Papers are checked from photographs first; taxes and bonds are paid for you.',
          '先以照片核对材料，代缴税费与债券。',
        ),
      },
      {
        title: text('접수와 전달', 'Filing and delivery', '受理与交付'),
        text: text(
          '접수번호를 알려 드리고, 끝나면 등기필정보를 등기우편으로 보냅니다.',
          'You get the filing number, and the certificate by registered mail.',
          '告知受理编号，完成后以挂号信寄送登记完成信息。',
        ),
      },
    ],
    cost: text(
      '보수표에 따른 금액과 공과금을 항목별로 미리 적어 드립니다. 집단등기는 단지와 협의한 금액을 모든 세대에 똑같이 씁니다.',
      'Our fee by the public table and all dues are written down item by item beforehand. In a group registration the sum agreed with the complex is the same for every home.',
      '按报酬表收费，连同税费逐项事先列明。集体登记按与小区商定的金额，各户一致。',
    ),
    questions: [
      {
        question: text('얼마나 걸리나요?', 'How long does it take?', '需要多久？'),
        answer: text(
          '서류가 갖추어지면 보통 영업일 5일 안에 끝납니다. 집단등기는 접수 날짜를 단지마다 미리 알려 드립니다.',
          'Once the papers are complete usually five working days. For a group the filing date is announced to the complex beforehand.',
          '材料齐备后通常五个工作日内完成。集体登记的受理日期将预先通知小区。',
        ),
      },
    ],
  },
  leases: {
    about: text(
      '보증금은 대개 가진 것의 전부입니다. 이사 날짜와 임차권등기의 순서 하나로 지킬 수 있는 돈이 달라집니다.\n누수와 관리비처럼 이웃 사이의 일은 소송보다 먼저 풀 길을 찾습니다.',
      'A deposit is often all that a tenant owns. The order of moving out and registering the lease decides what can be saved.\nFor leaks and charges between neighbours we look for a way before a trial.',
      '押金往往是租客的全部。搬家日期与租赁权登记的先后，决定能守住多少。\n漏水、管理费等邻里之事，我们先寻求诉讼之外的途径。',
    ),
    steps: [
      {
        title: text('등기 확인', 'Check the register', '核对登记'),
        text: text(
          '등기부와 전입·확정일자를 보고 순위를 말씀드립니다.',
          'From the register and your dates we tell you your rank.',
          '根据登记簿与入住、确定日期说明顺位。',
        ),
      },
      {
        title: text('청구', 'Claim', '请求'),
        text: text(
          '내용증명을 보내고, 임차권등기명령을 신청합니다.',
          'We send a formal notice and apply for an order to register the lease.',
          '发出内容证明函，并申请租赁权登记命令。',
        ),
      },
      {
        title: text('회수', 'Recovery', '收回'),
        text: text(
          '지급명령과 소송, 경매 배당까지 이어서 챙깁니다.',
          'An order for payment, a trial, a share in the auction: we follow it through.',
          '支付令、诉讼直至拍卖分配，持续跟进。',
        ),
      },
    ],
    cost: text(
      '임차권등기명령과 지급명령은 정해진 금액이며, 소송으로 가면 낸 금액을 착수금에서 뺍니다.',
      'Both orders have a fixed price, which is deducted from the retainer if it comes to a trial.',
      '租赁权登记命令与支付令为固定价格，若进入诉讼则从委托费中扣除。',
    ),
    questions: [
      {
        question: text('이사를 먼저 가도 되나요?', 'May I move out first?', '可以先搬走吗？'),
        answer: text(
          '임차권등기가 등기부에 오른 것을 확인하고 나가세요. 신청만 하고 옮기면 순위를 잃을 수 있습니다.',
          'Wait until the lease stands in the register. Whoever moves after the application alone can lose the rank.',
          '请确认租赁权已登记在册后再搬离。仅提出申请便搬走，可能丧失顺位。',
        ),
      },
    ],
  },
};
