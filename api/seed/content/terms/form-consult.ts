import { type TermsSeed, text } from '../text';

export const formConsult: TermsSeed = {
  code: 'form-consult',
  required: true,
  status: 'PUBLISHED',
  effectiveAt: '2025-12-31T15:00:00.000Z',
  title: text(
    '상담 신청을 위한 개인정보 수집·이용 동의',
    'Consent to the collection and use of personal data for a consultation',
    '咨询申请个人信息收集与使用同意书',
  ),
  content: text(
    `<p>법무법인 문간은 상담 신청을 받기 위하여 아래와 같이 개인정보를 수집·이용합니다. 내용을 읽고 동의 여부를 정해 주십시오.</p>
<h3>1. 수집하는 항목</h3>
<ul><li>필수: 이름, 휴대전화번호, 상담 분야, 상담 내용, 조회용 비밀번호(암호화하여 보관)</li><li>선택: 이메일, 희망 사무소, 연락 가능한 시간, 첨부 파일</li><li>자동 생성: 접수 일시, 접속 IP 주소, 브라우저 정보, 동의 기록</li></ul>
<h3>2. 이용 목적</h3>
<ul><li>상담 신청의 접수, 본인 확인과 회신</li><li>이해충돌(쌍방대리) 여부의 확인</li><li>담당 변호사의 배정과 상담 준비</li><li>신청 내역의 조회와 철회 처리</li></ul>
<h3>3. 보유 및 이용 기간</h3>
<p><strong>접수한 날부터 1년</strong> 동안 보유한 뒤 첨부 파일과 발송 기록을 포함하여 지체 없이 파기합니다. 그 전에 신청을 철회하시면 바로 파기합니다. 사건을 위임하신 경우에는 위임계약과 법령이 정한 기간을 따릅니다.</p>
<h3>4. 동의를 거부할 권리</h3>
<p>동의를 거부하실 수 있습니다. 다만 필수 항목의 수집에 동의하지 않으시면 온라인 상담 신청을 접수할 수 없으며, 이 경우 대표전화나 방문으로 상담하실 수 있습니다. 선택 항목은 적지 않으셔도 불이익이 없습니다.</p>
<h3>5. 주의하실 점</h3>
<p>주민등록번호, 계좌번호, 건강에 관한 정보처럼 민감한 내용은 상담 내용과 첨부 파일에 적지 말아 주십시오. 필요한 경우 안전한 방법으로 따로 요청드립니다.</p>`,
    `<p>Mungan Law collects and uses personal data as follows in order to receive requests for consultation. Please read this and decide whether to consent.</p>
<h3>1. Items collected</h3>
<ul><li>Required: name, mobile number, field of the case, content of the request, look-up password (stored encrypted)</li><li>Optional: e-mail address, preferred office, time to call, attachments</li><li>Created automatically: time of receipt, IP address, browser, record of consent</li></ul>
<h3>2. Purposes</h3>
<ul><li>Receiving and answering the request, confirming identity</li><li>Checking for conflicts of interest</li><li>Assigning a lawyer and preparing the consultation</li><li>Looking up and withdrawing the request</li></ul>
<h3>3. Retention</h3>
<p>Data is kept for <strong>one year from receipt</strong> and then destroyed without delay together with attachments and mail records. If you withdraw your request it is destroyed at once. If you engage us, the periods of the contract and the law apply.</p>
<h3>4. Right to refuse</h3>
<p>You may refuse. Without consent to the required items we cannot receive an online request; you can still call or visit us. Leaving out optional items has no disadvantage.</p>
<h3>5. Please note</h3>
<p>Do not write resident registration numbers, account numbers or health information in the request or attachments. Where they are needed we ask for them separately by a secure way.</p>`,
    `<p>门间律师事务所为受理咨询申请，按以下内容收集与使用个人信息。请阅读后决定是否同意。</p>
<h3>1. 收集项目</h3>
<ul><li>必填：姓名、手机号码、咨询领域、咨询内容、查询密码（加密保存）</li><li>选填：电子邮箱、希望的事务所、可联系时间、附件</li><li>自动生成：受理时间、IP地址、浏览器信息、同意记录</li></ul>
<h3>2. 使用目的</h3>
<ul><li>受理申请、确认本人及回复</li><li>确认是否存在利益冲突</li><li>指定负责律师并准备咨询</li><li>查询与撤回申请</li></ul>
<h3>3. 保存与使用期间</h3>
<p>自<strong>受理之日起保存1年</strong>，期满后连同附件与发送记录立即销毁。提前撤回的，立即销毁。委托案件的，依委托合同及法令规定的期间办理。</p>
<h3>4. 拒绝同意的权利</h3>
<p>您有权拒绝同意。但不同意收集必填项目时，无法受理线上咨询申请，可通过总机或到访咨询。不填写选填项目不会带来不利。</p>
<h3>5. 注意事项</h3>
<p>请勿在咨询内容与附件中填写居民登记号、账号、健康信息等敏感内容。如有需要，我们会以安全方式另行请求。</p>`,
  ),
};
