import { type TermsSeed, text } from '../text';

export const privacy: TermsSeed = {
  code: 'privacy',
  required: true,
  status: 'PUBLISHED',
  effectiveAt: '2025-12-31T15:00:00.000Z',
  title: text('개인정보 처리방침', 'Privacy policy', '个人信息处理方针'),
  content: text(
    `<p>법무법인 문간(이하 ‘문간’)은 개인정보 보호법을 지키며, 의뢰인과 이용자의 개인정보를 어떻게 다루는지 이 방침으로 알려 드립니다.</p>
<h2>1. 처리하는 목적과 항목, 보유 기간</h2>
<table><thead><tr><th>업무</th><th>항목</th><th>보유 기간</th></tr></thead><tbody>
<tr><td>상담 신청</td><td>이름, 휴대전화번호, 상담 분야와 내용, 조회용 비밀번호, (선택) 이메일·희망 사무소·첨부 파일</td><td>접수일부터 1년</td></tr>
<tr><td>회원 가입과 관리</td><td>아이디, 비밀번호, 이름, 이메일, 휴대전화번호, (기업회원) 상호·사업자등록번호·대표자</td><td>탈퇴 후 30일</td></tr>
<tr><td>비즈니스 매칭</td><td>기업 정보, 소개 자료, 상담 가능 시간, 상담 기록</td><td>행사가 끝난 뒤 3년</td></tr>
<tr><td>경매·상점 이용</td><td>주문·입찰·결제·배송 기록</td><td>관련 법령에 따라 5년</td></tr>
<tr><td>1:1 문의</td><td>문의 내용, 답변, 연락처</td><td>처리 후 3년</td></tr>
<tr><td>서비스 이용 기록</td><td>접속 일시, IP 주소, 브라우저 정보</td><td>2년(관리자 접속 기록 포함)</td></tr>
</tbody></table>
<h2>2. 제3자 제공</h2>
<p>이용자의 동의가 있거나 법률에 특별한 규정이 있는 때에만 제공합니다. 비즈니스 매칭에서는 매칭이 확정된 상대 기업에 담당자의 이름과 연락처를 제공하며, 이때 별도로 동의를 받습니다.</p>
<h2>3. 처리의 위탁</h2>
<p>문자와 알림 발송, 서버 운영을 전문 업체에 맡길 수 있으며, 수탁자와 업무를 이 방침에 공개하고 안전하게 관리되도록 감독합니다.</p>
<h2>4. 파기</h2>
<p>보유 기간이 지나거나 목적을 이룬 개인정보는 지체 없이 파기합니다. 전자 파일은 되살릴 수 없는 방법으로 지우고, 종이는 분쇄합니다. 법령에 따라 남겨야 하는 기록은 다른 정보와 나누어 보관합니다.</p>
<h2>5. 이용자의 권리</h2>
<p>언제든지 자신의 개인정보를 열람·정정·삭제하거나 처리의 정지를 요구하고 동의를 철회하실 수 있습니다. 상담 신청은 상담 페이지에서 바로 철회하실 수 있고, 그 밖의 요구는 개인정보 보호책임자에게 서면, 전화, 이메일로 하실 수 있습니다. 만 14세 미만 아동의 권리는 법정대리인이 행사합니다.</p>
<h2>6. 안전성 확보 조치</h2>
<ul><li>비밀번호의 일방향 암호화, 전송 구간의 암호화</li><li>접근 권한의 최소화와 열람 기록의 보관·점검</li><li>내부 관리계획의 수립과 정기 교육</li></ul>
<h2>7. 쿠키</h2>
<p>언어와 화면 설정을 기억하기 위해 꼭 필요한 쿠키와 저장소만 씁니다. 브라우저 설정에서 거부하실 수 있으며, 이 경우 설정이 기억되지 않을 수 있습니다.</p>
<h2>8. 개인정보 보호책임자</h2>
<p>강유진 변호사 · 1500-0000 · privacy@mungan.example</p>
<h2>9. 권익 침해의 구제</h2>
<p>개인정보분쟁조정위원회, 개인정보침해신고센터, 수사기관에 분쟁 해결이나 상담을 신청하실 수 있습니다.</p>
<h2>10. 방침의 변경</h2>
<p>이 방침을 바꿀 때에는 시행 7일 전까지, 이용자에게 불리한 변경은 30일 전까지 공지합니다.</p>`,
    `<p>Mungan Law (“we”) observes the Personal Information Protection Act. This policy says how we handle the data of clients and users.</p>
<h2>1. Purposes, items and retention</h2>
<table><thead><tr><th>Purpose</th><th>Items</th><th>Retention</th></tr></thead><tbody>
<tr><td>Consultation requests</td><td>Name, mobile number, field and content, look-up password; optionally e-mail, preferred office, attachments</td><td>1 year from receipt</td></tr>
<tr><td>Membership</td><td>Username, password, name, e-mail, mobile number; for companies also name, business number, representative</td><td>30 days after withdrawal</td></tr>
<tr><td>Business matching</td><td>Company information, introduction, free time slots, meeting records</td><td>3 years after the fair</td></tr>
<tr><td>Auction and shop</td><td>Orders, bids, payments, deliveries</td><td>5 years as required by law</td></tr>
<tr><td>1:1 inquiries</td><td>Inquiry, answer, contact</td><td>3 years</td></tr>
<tr><td>Access records</td><td>Time, IP address, browser</td><td>2 years</td></tr>
</tbody></table>
<h2>2. Third parties</h2>
<p>We pass data on only with consent or where the law provides for it. In business matching the name and contact of the person in charge go to the other company once a meeting is confirmed, with separate consent.</p>
<h2>3. Processing by others</h2>
<p>Sending messages and running servers may be entrusted to contractors, who are named here and supervised.</p>
<h2>4. Destruction</h2>
<p>Data is destroyed without delay when its period has passed or its purpose is achieved; electronic files beyond recovery, paper by shredding. Records required by law are kept apart.</p>
<h2>5. Your rights</h2>
<p>You may at any time see, correct or delete your data, ask us to stop processing it and withdraw consent. Consultation requests can be withdrawn on their page; for anything else write to or call the privacy officer. A legal representative acts for children under 14.</p>
<h2>6. Security</h2>
<ul><li>One-way encryption of passwords, encrypted transmission</li><li>Least access, logged and reviewed</li><li>Internal rules and regular training</li></ul>
<h2>7. Cookies</h2>
<p>Only what is needed to remember language and display. You may refuse them in your browser; settings may then not be remembered.</p>
<h2>8. Privacy officer</h2>
<p>Yujin Kang, attorney at law · +82-1500-0000 · privacy@mungan.example</p>
<h2>9. Remedies</h2>
<p>You may turn to the Personal Information Dispute Mediation Committee, the infringement report centre or the police.</p>
<h2>10. Changes</h2>
<p>Changes are announced 7 days ahead, changes to your disadvantage 30 days ahead.</p>`,
    `<p>门间律师事务所（以下称“本所”）遵守《个人信息保护法》，现将委托人与用户个人信息的处理方式告知如下。</p>
<h2>1. 处理目的、项目与保存期间</h2>
<table><thead><tr><th>业务</th><th>项目</th><th>保存期间</th></tr></thead><tbody>
<tr><td>咨询申请</td><td>姓名、手机号码、咨询领域与内容、查询密码，（选填）邮箱、希望的事务所、附件</td><td>受理之日起1年</td></tr>
<tr><td>会员管理</td><td>用户名、密码、姓名、邮箱、手机号码，（企业）商号、营业执照号、代表人</td><td>注销后30日</td></tr>
<tr><td>商务匹配</td><td>企业信息、介绍资料、可用时段、洽谈记录</td><td>活动结束后3年</td></tr>
<tr><td>拍卖与商店</td><td>订单、竞价、支付、配送记录</td><td>依相关法令5年</td></tr>
<tr><td>1:1咨询</td><td>咨询内容、答复、联系方式</td><td>处理后3年</td></tr>
<tr><td>访问记录</td><td>访问时间、IP地址、浏览器信息</td><td>2年</td></tr>
</tbody></table>
<h2>2. 向第三方提供</h2>
<p>仅在取得用户同意或法律有特别规定时提供。商务匹配确定后，经另行同意，向对方企业提供负责人的姓名与联系方式。</p>
<h2>3. 委托处理</h2>
<p>短信与通知发送、服务器运营可委托专业公司，受托方及业务在本方针中公开并予以监督。</p>
<h2>4. 销毁</h2>
<p>保存期满或目的达成的个人信息立即销毁。电子文件以不可恢复方式删除，纸质文件粉碎。依法须保留的记录另行保管。</p>
<h2>5. 用户的权利</h2>
<p>您可随时查阅、更正、删除个人信息，要求停止处理并撤回同意。咨询申请可在其页面直接撤回，其他要求可以书面、电话、邮件向个人信息保护负责人提出。未满14周岁儿童的权利由法定代理人行使。</p>
<h2>6. 安全措施</h2>
<ul><li>密码单向加密，传输加密</li><li>最小化访问权限，保存并检查查阅记录</li><li>制定内部管理计划并定期培训</li></ul>
<h2>7. Cookie</h2>
<p>仅使用记忆语言与显示设置所必需的Cookie与存储。您可在浏览器中拒绝，届时设置可能无法保存。</p>
<h2>8. 个人信息保护负责人</h2>
<p>姜有珍 律师 · +82-1500-0000 · privacy@mungan.example</p>
<h2>9. 权益救济</h2>
<p>您可向个人信息纠纷调解委员会、个人信息侵害举报中心或侦查机关申请救济。</p>
<h2>10. 方针变更</h2>
<p>变更本方针时提前7日公告，对用户不利的变更提前30日公告。</p>`,
  ),
};
