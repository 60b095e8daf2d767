import { type Article, text } from './text';

/** In order of publication, newest first. */
export const notices: Omit<Article, 'picture' | 'lawyer'>[] = [
  {
    slug: 'wednesday-evening-consultation',
    tags: ['상담 안내'],
    publishAt: '2026-11-09T00:00:00.000Z',
    subject: text('수요일 야간 상담을 시작합니다', 'Wednesday evening consultations begin', '周三夜间咨询正式开始'),
    summary: text(
      '11월부터 서울 분사무소(이혼)에서 매주 수요일 저녁 9시까지 상담하실 수 있습니다.',
      'From November our Seoul branch (divorce) is open for consultation every Wednesday until 9 p.m.',
      '自11月起，首尔分所（离婚）每周三咨询延长至晚上9点。',
    ),
    content: text(
      `<p>낮에 시간을 내기 어려운 분들을 위해 서울 분사무소(이혼)에서 수요일 야간 상담을 시작합니다.</p>
<ul><li>시간: 매주 수요일 18:00–21:00</li><li>방식: 방문 또는 전화, 예약제</li><li>예약: 상담 신청 페이지 또는 대표전화</li></ul>
<p>아이와 함께 오셔야 한다면 예약하실 때 알려 주세요. 기다리는 동안 쉴 수 있는 방을 준비해 두겠습니다.</p>`,
      `<p>For those who cannot come during the day, our Seoul branch (divorce) now offers consultations on Wednesday evenings.</p>
<ul><li>When: every Wednesday, 18:00–21:00</li><li>How: in person or by telephone, by appointment</li><li>Booking: the consultation page or our main number</li></ul>
<p>If you have to bring a child, please tell us when you book; we will have a room ready.</p>`,
      `<p>为方便白天难以抽身的来访者，首尔分所（离婚）开设周三夜间咨询。</p>
<ul><li>时间：每周三 18:00–21:00</li><li>方式：到访或电话，须预约</li><li>预约：咨询申请页面或总机</li></ul>
<p>如需带孩子同来，请在预约时告知，我们会准备休息室。</p>`,
    ),
  },
  {
    slug: 'gwangju-branch-moved',
    tags: ['사무소 안내'],
    publishAt: '2026-08-03T00:00:00.000Z',
    subject: text('광주 분사무소를 옮겼습니다', 'Our Gwangju branch has moved', '光州分所迁址通知'),
    summary: text(
      '8월 3일부터 광주광역시 다솜구 무들로 88, 다솜빌딩 4층에서 뵙겠습니다.',
      'Since 3 August you will find us on the 4th floor of the Dasom Building, 88 Mudeul-ro, Dasom-gu.',
      '自8月3日起，我们在光州广域市多松区舞野路88号多松大厦4层恭候您。',
    ),
    content: text(
      `<p>더 넓은 상담실과 자료실을 갖춘 곳으로 광주 분사무소를 옮겼습니다. 전화번호는 그대로입니다.</p>
<p>건물 지하에 두 시간 무료로 주차하실 수 있고, 1층 출입구에 경사로가 있습니다. 진행 중인 사건의 우편물은 새 주소로 보내 주십시오.</p>`,
      `<p>Our Gwangju branch has moved to a place with larger meeting rooms and a library. The telephone number is unchanged.</p>
<p>Parking below the building is free for two hours, and the entrance has a ramp. Please send mail on current cases to the new address.</p>`,
      `<p>光州分所已迁至拥有更宽敞咨询室与资料室的新址，电话号码不变。</p>
<p>大楼地下可免费停车两小时，一层入口设有坡道。在办案件的邮件请寄至新地址。</p>`,
    ),
  },
  {
    slug: 'beware-of-impersonation',
    tags: ['주의'],
    publishAt: '2026-04-20T00:00:00.000Z',
    subject: text(
      '법무법인 문간을 사칭한 연락에 주의해 주세요',
      'Beware of calls that pretend to come from Mungan Law',
      '谨防冒充门间律师事务所的联系',
    ),
    summary: text(
      '저희는 문자로 앱 설치나 송금을 요청하지 않습니다. 의심되는 연락은 대표전화로 확인해 주십시오.',
      'We never ask by text message to install an app or transfer money. Check with our main number when in doubt.',
      '我们不会通过短信要求安装应用或转账。如有疑问，请致电总机核实。',
    ),
    content: text(
      `<p>등기 비용이나 공탁금을 보내 달라는 문자, 사건 조회를 위해 앱을 설치하라는 문자는 저희가 보내는 것이 아닙니다.</p>
<ul><li>비용은 서면 계약과 명세서로만 안내합니다.</li><li>입금 계좌는 법인 명의 하나뿐이며, 바뀌면 공지와 서면으로 함께 알립니다.</li><li>등기필정보의 비밀번호를 묻지 않습니다.</li></ul>
<p>의심되는 연락을 받으셨다면 링크를 누르지 마시고 대표전화로 먼저 확인해 주십시오.</p>`,
      `<p>Messages that ask you to send registration costs or to install an app to look up your case do not come from us.</p>
<ul><li>Costs are stated only in a written contract and statement.</li><li>There is one account, in the firm’s name; a change would be announced here and in writing.</li><li>We never ask for the code of a registration certificate.</li></ul>
<p>Do not open links in a doubtful message; call our main number first.</p>`,
      `<p>要求汇付登记费或提存款、要求安装应用查询案件的短信，均非本所发送。</p>
<ul><li>费用仅以书面合同及明细告知。</li><li>收款账户仅为本所名义账户，如有变更将同时公告并书面通知。</li><li>我们不会询问登记完成信息的密码。</li></ul>
<p>收到可疑联系时，请勿点击链接，先致电总机核实。</p>`,
    ),
  },
];
