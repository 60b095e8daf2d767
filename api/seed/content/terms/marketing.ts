import { type TermsSeed, text } from '../text';

export const marketing: TermsSeed = {
  code: 'marketing',
  required: false,
  status: 'PUBLISHED',
  effectiveAt: '2025-12-31T15:00:00.000Z',
  title: text('마케팅 정보 수신 동의(선택)', 'Consent to marketing messages (optional)', '营销信息接收同意（选填）'),
  content: text(
    `<ul><li><strong>항목</strong> — 이름, 휴대전화번호, 이메일</li><li><strong>목적</strong> — 설명회·칼럼·행사 안내의 발송</li><li><strong>방법</strong> — 고르신 채널(문자, 이메일)로만 보내며, 밤 9시부터 아침 8시까지는 따로 동의하신 분께만 보냅니다.</li><li><strong>보유 기간</strong> — 동의를 철회하거나 탈퇴하실 때까지</li></ul><p>동의하지 않으셔도 상담과 서비스 이용에 불이익이 없습니다. 내 정보나 메시지의 수신 거부에서 언제든 철회하실 수 있으며, 2년마다 동의 사실을 다시 알려 드립니다.</p>`,
    `<ul><li><strong>Items</strong> — name, mobile number, e-mail address</li><li><strong>Purpose</strong> — news of talks, articles and events</li><li><strong>How</strong> — only by the channels you choose; between 9 p.m. and 8 a.m. only with separate consent</li><li><strong>Retention</strong> — until you withdraw consent or leave</li></ul><p>Refusing has no disadvantage. You may withdraw at any time in your account or through the message itself; we remind you of your consent every two years.</p>`,
    `<ul><li><strong>项目</strong>：姓名、手机号码、电子邮箱</li><li><strong>目的</strong>：发送说明会、专栏与活动通知</li><li><strong>方式</strong>：仅通过您选择的渠道（短信、邮件）发送；晚9点至早8点仅向另行同意者发送</li><li><strong>保存期间</strong>：至撤回同意或注销为止</li></ul><p>不同意不会影响咨询与服务使用。您可随时在个人信息或消息退订中撤回，我们每两年会再次告知同意事实。</p>`,
  ),
};
