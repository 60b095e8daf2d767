import { type CaseSeed, text } from '../text';
import { story } from './story';

export const cases: CaseSeed[] = [
  {
    slug: 'group-registration-in-six-weeks',
    practices: ['registration'],
    outcome: 'COMPLETED',
    lawyers: ['kang-yujin', 'lim-hajun'],
    office: 2,
    year: 2026,
    title: text(
      '여섯 주에 마친 새 단지의 집단등기',
      'Group registration of a new complex in six weeks',
      '六周完成的新小区集体登记',
    ),
    summary: text(
      '입주 첫 주에 현장 접수처를 열어 팔백여 세대의 소유권이전등기를 기한 안에 모두 마쳤습니다.',
      'With a desk on the site from the first week, the ownership of over eight hundred homes was registered in time.',
      '入住首周即设现场受理点，八百余户所有权转移登记全部按期完成。',
    ),
    content: story(
      [
        '잔금을 치르는 날이 두 주에 몰린 단지였습니다. 대출 은행이 여섯 곳이라 서류가 저마다 달랐고, 해외에 있는 분도 많아 기한을 넘길 걱정이 컸습니다.',
        '세대마다 남은 서류를 한 장으로 보이는 표를 만들고, 현장 접수처를 평일 저녁까지 열었습니다. 해외에 계신 분은 화상으로 본인을 확인하고 영사 확인 서류를 미리 안내했습니다. 비용은 항목별로 같은 값을 적용했습니다.',
        '여섯 주 만에 모든 세대의 등기를 마쳤고 기한을 넘겨 과태료를 낸 집은 없었습니다. 등기필정보는 봉인한 채로 한 분씩 전해 드렸습니다.',
      ],
      [
        'Nearly all final payments fell into two weeks. Six banks lent, each with papers of its own, and many owners lived abroad; there was fear of missing the time limit.',
        'A list showed for each home what was missing, and the desk on the site was open into the evening. Owners abroad were identified by video and told early which papers a consulate must confirm. Every item cost the same for everybody.',
        'In six weeks all homes were registered, and nobody paid a fine for being late. The certificates were handed over sealed, one by one.',
      ],
      [
        '该小区尾款支付集中在两周内，贷款银行有六家，文件各不相同，不少业主身在海外，担心逾期。',
        '我们为每户制作所缺文件一览表，现场受理点开放至工作日晚间；海外业主以视频核实身份，并提前告知须经领事确认的文件。各项费用统一标准。',
        '六周内完成全部住户登记，无一户因逾期缴纳罚款。登记完成信息密封后逐一交付。',
      ],
    ),
    published: true,
  },
  {
    slug: 'deposit-returned',
    practices: ['leases'],
    outcome: 'WON',
    lawyers: ['jo-eungyeol', 'lim-hajun'],
    office: 2,
    year: 2025,
    title: text(
      '이사 날짜를 지킨 전세보증금 반환',
      'A deposit returned, and the day of the move kept',
      '如期搬家并取回全租押金',
    ),
    summary: text(
      '임차권등기를 먼저 마치고 이사한 뒤 보증금 전액과 지연이자를 돌려받았습니다.',
      'With the lease registered the tenant could move, and then received the whole deposit with interest.',
      '先完成租赁权登记再搬家，随后取回全额押金及迟延利息。',
    ),
    content: story(
      [
        '계약이 끝나고도 집주인은 다음 세입자가 오면 주겠다는 말만 되풀이했습니다. 의뢰인은 새 직장 때문에 한 달 안에 이사해야 했습니다.',
        '집을 비우기 전에 임차권등기명령을 신청해 권리의 순서를 지켰습니다. 동시에 지급명령을 신청하고, 다툼이 들어오자 소송으로 옮겨 집주인의 다른 부동산을 가압류했습니다.',
        '법원은 보증금 전액과 이사한 날부터의 지연이자를 인정했습니다. 가압류가 걸린 집이 팔리며 판결 두 달 뒤에 돈이 들어왔습니다.',
      ],
      [
        'After the lease had ended the landlord kept saying that the money would come with the next tenant. Our client had to move within a month for a new job.',
        'Before the home was empty we had the lease registered, which kept the rank of the claim. At once we applied for a payment order; when it was contested we sued and attached another property of the landlord.',
        'The court awarded the whole deposit and interest from the day of the move. The attached property was sold, and the money came two months after the judgment.',
      ],
      [
        '租约到期后，房东一再表示等下一位租客入住再还。当事人因新工作须在一个月内搬家。',
        '我们在搬离前申请租赁权登记命令以保住顺位，同时申请支付令；对方异议后转为诉讼，并假扣押房东的其他不动产。',
        '法院支持全额押金及自搬离之日起的迟延利息。被假扣押的房屋出售，判决两个月后款项到账。',
      ],
    ),
    published: true,
  },
  {
    slug: 'leak-traced-upstairs',
    practices: ['leases', 'building-appraisal'],
    outcome: 'SETTLED',
    lawyers: ['oh-jian', 'jeong-taekyung'],
    office: 0,
    year: 2026,
    title: text(
      '천장 누수, 소송 없이 이웃으로 남다',
      'A leak in the ceiling, and neighbours who stayed neighbours',
      '天花板漏水，免于诉讼仍为邻里',
    ),
    summary: text(
      '함께 원인을 찾기로 합의하고 한 번의 조사로 책임을 나누어 수리비와 보험금으로 마무리했습니다.',
      'Both sides agreed on one survey, shared the cost by its result, and the insurer paid the rest.',
      '双方同意共同查明原因，一次勘查后分担责任，以维修费和保险金了结。',
    ),
    content: story(
      [
        '비가 오지 않아도 천장이 젖었습니다. 위층은 공용 배관이라 하고 관리단은 위층 욕실이라 하여 일 년이 지났습니다.',
        '소장을 쓰기 전에 세 쪽이 한 번의 조사 결과를 따르기로 하는 합의서를 만들었습니다. 기술을 아는 변호사가 입회해 욕실 방수층과 배관 이음매를 차례로 확인했습니다. 위층의 생활 배상 보험도 함께 찾았습니다.',
        '원인이 두 곳으로 나와 위층과 관리단이 여섯 대 넷으로 나누어 수리했고, 젖은 가구는 보험금으로 바꾸었습니다. 조사부터 마무리까지 다섯 주가 걸렸습니다.',
      ],
      [
        'The ceiling was wet even without rain. The owner above blamed the common pipes, the management blamed the bathroom above, and a year went by.',
        'Before anybody sued, all three signed that they would follow the result of one survey. With a lawyer who knows buildings, the sealing of the bathroom and the joints of the pipes were checked in turn. We also found that the owner above was insured.',
        'There were two causes. The owner above and the management shared the repair six to four, and the insurer replaced the furniture. It took five weeks from survey to end.',
      ],
      [
        '没有下雨天花板也会潮湿。楼上称是公共管道，管理团体称是楼上浴室，一年就这样过去。',
        '在起诉之前，三方签署协议，同意接受一次勘查的结果。懂技术的律师到场，依次检查浴室防水层与管道接头，并查到楼上投保了生活责任险。',
        '原因有两处，楼上与管理团体按六比四分担维修，受潮家具以保险金更换。从勘查到了结用时五周。',
      ],
    ),
    published: true,
  },
  {
    slug: 'council-chair-not-charged',
    practices: ['leases'],
    outcome: 'NOT_CHARGED',
    lawyers: ['oh-jian'],
    office: 0,
    year: 2024,
    title: text(
      '관리비 횡령으로 고소된 동대표의 불기소',
      'A council member accused over charges, and not charged',
      '被控侵占管理费的业主代表获不起诉',
    ),
    summary: text(
      '장기수선충당금을 옮긴 결정이 회의를 거쳤고 한 푼도 개인에게 가지 않았음을 밝혔습니다.',
      'Moving the repair fund had been resolved at a meeting, and nothing had gone to a person.',
      '证明移用长期修缮金系会议决定，没有一分钱流入个人。',
    ),
    content: story(
      [
        '승강기가 멈추자 동대표가 장기수선충당금에서 급히 수리비를 냈습니다. 선거가 가까워지며 이 돈을 빼돌렸다는 고소가 들어왔습니다.',
        '첫 조사 전에 회의록과 계좌 기록, 업체의 영수증을 날짜순으로 맞춘 의견서를 냈습니다. 절차에서 모자란 점은 숨기지 않고, 다음 회의에서 추인된 경위를 함께 적었습니다.',
        '검찰은 불법으로 가지려는 뜻이 없었다고 보아 불기소했습니다. 단지는 급한 수리의 절차를 관리규약에 새로 적었습니다.',
      ],
      [
        'When a lift stood still, a member of the council paid for the repair from the long-term fund in haste. As elections drew near, somebody accused this person of having taken the money.',
        'Before the first questioning we handed in an opinion with minutes, bank records and receipts in order of date. Where the procedure had been wanting we said so, and showed how the next meeting had approved it.',
        'The prosecutor found no intent to take the money and brought no charge. The complex has since written down how urgent repairs are decided.',
      ],
      [
        '电梯停运，业主代表紧急动用长期修缮金支付维修费。临近选举，有人控告其侵占该款项。',
        '首次讯问前，我们提交意见书，将会议记录、账户流水与维修收据按日期逐一对应；对程序上的不足不作隐瞒，并说明其后会议追认的经过。',
        '检察机关认定没有非法占有目的，作出不起诉决定。小区随后在管理规约中写明紧急维修的程序。',
      ],
    ),
    published: true,
  },
];
