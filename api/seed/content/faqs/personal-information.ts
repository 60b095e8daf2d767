import { text } from '../text';

export const faqs = [
  {
    question: text('상담 내용은 비밀로 지켜지나요?', 'Is what I tell you confidential?', '咨询内容会保密吗？'),
    answer: text(
      '<p>네. 변호사에게는 법이 정한 비밀유지 의무가 있고, 사건을 맡기지 않으셔도 마찬가지입니다. 상담 기록은 담당자만 볼 수 있으며 열람 내역이 남습니다.</p>',
      '<p>Yes. Lawyers are bound to secrecy by law, whether or not you engage us. Only those in charge can open a record, and each opening is logged.</p>',
      '<p>会。律师负有法定保密义务，即使最终未委托也不例外。咨询记录仅限负责人查看，并留有查阅日志。</p>',
    ),
  },
  {
    question: text('남긴 개인정보는 언제 지워지나요?', 'When is my personal data deleted?', '个人信息何时删除？'),
    answer: text(
      '<p>상담 신청으로 받은 정보는 1년 뒤 첨부 파일과 함께 지웁니다. 그 전에 철회하시면 바로 지웁니다. 사건을 맡기신 경우에는 법령과 계약이 정한 기간 동안 따로 보관합니다.</p>',
      '<p>Data from a consultation request is deleted after one year together with attachments, or at once if you withdraw it. Records of cases are kept apart for the time set by law and contract.</p>',
      '<p>咨询申请信息在一年后连同附件一并删除；提前撤回则立即删除。委托案件的资料按法令与合同规定的期间另行保管。</p>',
    ),
  },
  {
    question: text('신청한 상담을 철회하고 싶어요.', 'I want to withdraw my request.', '想撤回已提交的咨询申请。'),
    answer: text(
      '<p>상담 신청 페이지의 ‘내 신청 확인’에서 연락처와 비밀번호를 넣고 철회를 누르시면 됩니다. 비밀번호를 잊으셨다면 대표전화로 본인 확인 후 처리해 드립니다.</p>',
      '<p>On the consultation page open “My request”, enter your number and password and choose to withdraw. If you have forgotten the password, please call our main number.</p>',
      '<p>在咨询申请页面的“我的申请”中输入联系方式与密码，点击撤回即可。忘记密码时，请致电总机，经本人确认后办理。</p>',
    ),
  },
  {
    question: text('광고 문자를 받고 싶지 않아요.', 'I do not want promotional messages.', '不想收到宣传短信。'),
    answer: text(
      '<p>마케팅 수신 동의는 선택이며 미리 표시해 두지 않습니다. 동의하셨더라도 내 정보에서 언제든 끄실 수 있고, 메시지의 수신 거부 번호로도 처리됩니다. 사건 진행 안내는 계속 보내 드립니다.</p>',
      '<p>Consent to marketing is optional and never ticked beforehand. You can withdraw it at any time in your account or through the number in the message. Notices about your case continue.</p>',
      '<p>营销接收同意为选填项，不会预先勾选。即使已同意，也可随时在个人信息中关闭，或通过短信中的退订号码办理。案件进展通知仍会发送。</p>',
    ),
  },
];
