import { text } from '../text';

export const faqs = [
  {
    question: text(
      '회원 가입을 해야 상담할 수 있나요?',
      'Do I need an account for a consultation?',
      '必须注册会员才能咨询吗？',
    ),
    answer: text(
      '<p>아니요. 상담 신청은 가입 없이 하실 수 있습니다. 신청할 때 정하신 비밀번호와 연락처로 조회하고 철회하실 수 있습니다.</p>',
      '<p>No. You can look up and withdraw your request with the telephone number and password you gave.</p>',
      '<p>不需要。凭申请时填写的联系方式与密码，即可查询或撤回申请。</p>',
    ),
  },
  {
    question: text('글을 복사하거나 인쇄할 수 없어요.', 'I cannot copy text from the site.', '无法复制网站上的文字。'),
    answer: text(
      '<p>저작물 보호를 위해 화면의 글을 복사하는 기능을 막아 두었습니다. 입력 칸에서는 복사와 붙여넣기가 됩니다. 자료가 필요하시면 상담 신청에 남겨 주세요. 보내 드리겠습니다.</p>',
      '<p>To protect our articles copying is switched off, except in input fields. If you need a text, ask through the consultation form and we will send it.</p>',
      '<p>为保护作品，网站文字已禁止复制，输入框内不受限制。如需资料，请在咨询申请中留言，我们会发送给您。</p>',
    ),
  },
  {
    question: text('다른 언어로 볼 수 있나요?', 'Is the site available in other languages?', '可以切换其他语言吗？'),
    answer: text(
      '<p>위쪽의 언어 단추에서 한국어, 영어, 중국어를 고르실 수 있습니다. 번역이 없는 글은 한국어로 보여 드립니다. 외국어 상담은 예약하실 때 말씀해 주세요.</p>',
      '<p>Choose Korean, English or Chinese at the top of the page. Texts without translation are shown in Korean. For a consultation in another language please tell us when you book.</p>',
      '<p>可在页面上方选择韩语、英语或中文。尚无译文的内容以韩语显示。如需外语咨询，请在预约时说明。</p>',
    ),
  },
];
