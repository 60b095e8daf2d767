import { type TermsSeed, text } from '../text';

export const service: TermsSeed = {
  code: 'service',
  required: true,
  status: 'PUBLISHED',
  effectiveAt: '2025-12-31T15:00:00.000Z',
  title: text('이용약관', 'Terms of service', '使用条款'),
  content: text(
    `<h2>제1조 목적</h2><p>이 약관은 법무법인 문간(이하 ‘문간’)이 운영하는 누리집과 그에 딸린 서비스의 이용 조건과 절차, 문간과 이용자의 권리와 의무를 정합니다.</p>
<h2>제2조 약관의 효력과 변경</h2><p>약관은 누리집에 게시하여 효력이 생깁니다. 변경할 때에는 시행 7일 전까지, 이용자에게 불리한 변경은 30일 전까지 공지하고, 회원에게는 이메일로도 알립니다.</p>
<h2>제3조 회원 가입</h2><p>회원은 개인회원과 기업회원으로 나뉩니다. 가입은 이용자가 약관에 동의하고 정보를 적어 신청한 뒤 문간이 승낙함으로써 이루어집니다. 구매기업 회원은 심사를 거칩니다.</p>
<h2>제4조 회원의 의무</h2><ul><li>사실에 맞는 정보를 적고 바뀌면 고칩니다.</li><li>계정을 다른 사람이 쓰게 하지 않습니다.</li><li>다른 이용자의 개인정보와 영업비밀을 목적 밖으로 쓰지 않습니다.</li></ul>
<h2>제5조 누리집의 법률 정보</h2><p>누리집의 글은 일반적인 정보이며 법률 의견이 아닙니다. 상담 신청만으로 위임 관계가 생기지 않으며, 위임은 서면 계약으로 이루어집니다.</p>
<h2>제6조 저작권</h2><p>누리집의 글과 그림의 권리는 문간에 있습니다. 사전 동의 없이 옮기거나 고쳐 쓸 수 없습니다.</p>
<h2>제7조 이용의 제한</h2><p>약관을 어기거나 서비스를 방해한 회원에게는 사유를 알리고 이용을 제한할 수 있습니다. 회원은 이의를 제기할 수 있습니다.</p>
<h2>제8조 탈퇴</h2><p>회원은 언제든지 탈퇴할 수 있습니다. 진행 중인 거래나 확정된 상담이 있으면 끝낸 뒤에 탈퇴할 수 있습니다.</p>
<h2>제9조 책임</h2><p>문간은 천재지변처럼 어쩔 수 없는 사유나 이용자의 책임 있는 사유로 생긴 손해를 책임지지 않습니다. 문간의 고의나 과실로 생긴 손해의 책임은 이 조항으로 줄어들지 않습니다.</p>
<h2>제10조 준거법과 관할</h2><p>이 약관은 대한민국 법을 따르며, 분쟁의 관할은 민사소송법에 따릅니다.</p>`,
    `<h2>1. Purpose</h2><p>These terms govern the use of the website of Mungan Law (“we”) and its services.</p>
<h2>2. Effect and changes</h2><p>They take effect when published here. Changes are announced 7 days ahead, changes to users’ disadvantage 30 days ahead, to members also by e-mail.</p>
<h2>3. Membership</h2><p>Members are persons or companies. Membership begins when we accept an application made with consent to these terms; buyers are reviewed first.</p>
<h2>4. Duties of members</h2><ul><li>Give true information and keep it current.</li><li>Do not let others use your account.</li><li>Do not use others’ personal data or business secrets for other purposes.</li></ul>
<h2>5. Legal information</h2><p>Texts on the site are general information, not legal advice. A request for consultation does not create a mandate; a mandate needs a written contract.</p>
<h2>6. Copyright</h2><p>Texts and pictures belong to us and may not be copied or altered without prior consent.</p>
<h2>7. Restriction</h2><p>We may restrict a member who breaks these terms or disturbs the service, giving the reason. The member may object.</p>
<h2>8. Withdrawal</h2><p>Members may leave at any time, once running transactions and confirmed meetings are finished.</p>
<h2>9. Liability</h2><p>We are not liable for damage by force majeure or caused by the user. Liability for our own intent or negligence is not reduced.</p>
<h2>10. Law and jurisdiction</h2><p>The law of the Republic of Korea applies; jurisdiction follows the Civil Procedure Act.</p>`,
    `<h2>第1条 目的</h2><p>本条款规定使用门间律师事务所（以下称“本所”）网站及附属服务的条件与程序，以及双方的权利义务。</p>
<h2>第2条 效力与变更</h2><p>本条款自在网站公布时生效。变更时提前7日公告，对用户不利的变更提前30日公告，并以邮件通知会员。</p>
<h2>第3条 会员注册</h2><p>会员分为个人会员与企业会员。用户同意条款并提交申请，经本所承诺后成为会员。买方企业须经审核。</p>
<h2>第4条 会员义务</h2><ul><li>如实填写信息并及时更新。</li><li>不得将账号交由他人使用。</li><li>不得将他人个人信息与商业秘密用于其他目的。</li></ul>
<h2>第5条 法律信息</h2><p>网站内容为一般信息，不构成法律意见。仅提交咨询申请不产生委托关系，委托以书面合同成立。</p>
<h2>第6条 著作权</h2><p>网站文字与图画的权利归本所所有，未经事先同意不得转载或改编。</p>
<h2>第7条 使用限制</h2><p>对违反条款或妨碍服务的会员，本所可说明理由后限制其使用，会员可提出异议。</p>
<h2>第8条 注销</h2><p>会员可随时注销；有进行中的交易或已确定的洽谈的，应在其结束后注销。</p>
<h2>第9条 责任</h2><p>因不可抗力或用户自身原因造成的损害，本所不承担责任。因本所故意或过失造成的责任不因本条而减轻。</p>
<h2>第10条 适用法律与管辖</h2><p>本条款适用大韩民国法律，管辖依《民事诉讼法》确定。</p>`,
  ),
};
