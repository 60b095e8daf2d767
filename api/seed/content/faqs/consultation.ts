import { text } from '../text';

export const faqs = [
  {
    question: text('상담은 어떻게 신청하나요?', 'How do I request a consultation?', '如何申请咨询？'),
    answer: text(
      '<p>상담 신청 페이지에 이름과 연락처, 상담 분야를 남겨 주시면 영업일 기준 하루 안에 연락드립니다. 급하신 경우 대표전화로 전화해 주세요. 신청하시면 접수번호를 드리며, 같은 페이지에서 접수번호나 연락처로 진행 상태를 확인하실 수 있습니다.</p>',
      '<p>Leave your name, number and the field of your case on the consultation page; we call back within one working day. In urgent cases please use the main number. You receive a receipt number and can look up your request on the same page.</p>',
      '<p>请在咨询申请页面留下姓名、联系方式与咨询领域，我们将在一个工作日内联系您。紧急情况请拨打总机。申请后会获得受理编号，可在同一页面查询进度。</p>',
    ),
  },
  {
    question: text('상담할 때 무엇을 준비하면 좋을까요?', 'What should I bring?', '咨询时应准备什么？'),
    answer: text(
      '<p>있는 것만 가져오셔도 됩니다. 다음이 있으면 상담이 더 깊어집니다.</p><ul><li>건설: 분양계약서, 도면, 하자 사진, 그동안 주고받은 공문</li><li>가사: 가족관계·혼인관계증명서, 재산과 빚의 목록, 메모</li><li>등기: 계약서, 등기사항증명서, 잔금 일정</li></ul>',
      '<p>Whatever you have is enough. These help:</p><ul><li>Construction: sale contract, plans, pictures of defects, letters</li><li>Family: family and marriage certificates, a list of assets and debts, notes</li><li>Registry: contract, register extract, payment dates</li></ul>',
      '<p>手头有什么带什么即可。若有以下资料，咨询会更深入：</p><ul><li>建设：购房合同、图纸、瑕疵照片、往来公文</li><li>家事：家庭及婚姻关系证明、财产与债务清单、备忘</li><li>登记：合同、登记事项证明书、付款日程</li></ul>',
    ),
  },
  {
    question: text('상담료와 수임료는 어떻게 정해지나요?', 'How are fees set?', '咨询费与委托费如何确定？'),
    answer: text(
      '<p>첫 전화 상담은 무료이고, 방문 상담은 예약하실 때 시간과 비용을 먼저 알려 드립니다. 수임료는 사건의 종류와 예상되는 일의 양을 설명드린 뒤 서면 계약으로 정합니다. 결과를 보장하는 약속은 하지 않습니다.</p>',
      '<p>The first telephone call is free; for a meeting we tell you time and cost when you book. Fees for a case are agreed in writing after we have explained the work expected. We do not promise results.</p>',
      '<p>首次电话咨询免费；到访咨询会在预约时告知时间与费用。委托费在说明案件类型与预计工作量后以书面合同确定。我们不对结果作任何保证。</p>',
    ),
  },
  {
    question: text(
      '지방에 살아도 맡길 수 있나요?',
      'I live elsewhere. Can you take my case?',
      '居住在外地也能委托吗？',
    ),
    answer: text(
      '<p>서울, 인천, 광주에 사무소가 있고 전국의 법원에 나갑니다. 화상이나 전화로 상담하고, 현장 조사나 재판일에는 가까운 사무소의 변호사가 함께합니다.</p>',
      '<p>We have offices in Seoul, Incheon and Gwangju and appear in courts all over the country. We meet by video or telephone, and a lawyer of the nearest office comes to surveys and hearings.</p>',
      '<p>我们在首尔、仁川、光州设有事务所，可赴全国法院出庭。可通过视频或电话咨询，现场勘查与开庭日由就近事务所的律师到场。</p>',
    ),
  },
  {
    question: text(
      '등기가 어디까지 진행됐는지 알고 싶어요.',
      'How far is my registration?',
      '想了解登记办到哪一步了。',
    ),
    answer: text(
      '<p>등기관리시스템의 진행 조회에서 동·호수와 연락처로 확인하실 수 있습니다. 접수 전, 접수, 조사 중, 완료, 등기필정보 발송의 다섯 단계로 보여 드립니다. 대표전화 2번에서도 안내합니다.</p>',
      '<p>Look it up in the registry management system with your unit number and telephone number. It shows five steps: before filing, filed, under examination, done, certificate sent. You can also press 2 on our main number.</p>',
      '<p>可在登记管理系统中以栋户号与联系方式查询，分为受理前、已受理、审查中、已完成、登记完成信息已寄出五个阶段。也可拨打总机按2查询。</p>',
    ),
  },
];
