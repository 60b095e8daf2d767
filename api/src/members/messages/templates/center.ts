import { type DefaultTemplate, text } from './default-template';

export const centerTemplates = {
  'notice.published': {
    title: '새 공지',
    channels: [],
    subject: text('공지: #{subject}', 'Notice: #{subject}', '公告：#{subject}'),
    body: text('새 공지가 올라왔습니다: #{subject}', 'A new notice: #{subject}', '新公告：#{subject}'),
  },
  'question.answered': {
    title: '1:1 문의 답변',
    subject: text('문의하신 내용에 답변드렸습니다', 'Your question is answered', '您的咨询已答复'),
    body: text(
      '문의하신 "#{subject}"에 답변을 등록했습니다.',
      'We have answered your question "#{subject}".',
      '您咨询的“#{subject}”已答复。',
    ),
  },
  'question.asked': {
    title: '새 1:1 문의(담당자)',
    channels: ['EMAIL'],
    subject: text('새 1:1 문의: #{subject}', 'New question: #{subject}', '新的咨询：#{subject}'),
    body: text(
      '#{author} 님이 1:1 문의를 남겼습니다. 내용은 관리자 화면에서 확인해 주세요.',
      '#{author} has asked a question. Please read it in the console.',
      '#{author}提交了咨询，请在管理后台查看。',
    ),
  },
  'form.received': {
    title: '상담 신청 접수',
    subject: text(
      '[#{site}] 상담 신청이 접수되었습니다 (#{receiptNo})',
      '[#{site}] We have received your request (#{receiptNo})',
      '[#{site}] 您的咨询申请已受理（#{receiptNo}）',
    ),
    body: text(
      '신청을 잘 받았습니다. 담당자가 내용을 살펴본 뒤 남겨 주신 연락처로 연락드리겠습니다.\n접수번호: #{receiptNo}\n접수 일시: #{receivedAt}\n상담 분야: #{practice}\n아래 주소를 누르시면 비밀번호 없이 진행 상황을 보실 수 있습니다. 내용을 고치거나 거두실 때는 로그인하시거나, 신청하실 때 적으신 휴대전화 번호와 비밀번호로 찾아 주세요. 이 주소는 다른 분께 보내지 마세요.',
      'Thank you for writing to us. We will read your request and get back to you at the contact you left.\nReceipt number: #{receiptNo}\nReceived: #{receivedAt}\nField: #{practice}\nThe address below shows how it stands, without a password. To change or withdraw what you wrote, sign in, or search with the phone number and the password of your request. Please keep this address to yourself.',
      '已收到您的申请。负责人员查看后，将按您留下的联系方式与您联系。\n受理编号：#{receiptNo}\n受理时间：#{receivedAt}\n咨询领域：#{practice}\n点击以下网址，无需密码即可查看进展。如需修改或撤回内容，请登录，或用申请时填写的手机号码和密码查询。请勿将此网址转发给他人。',
    ),
  },
  'form.replied': {
    title: '상담 신청 답변 알림',
    channels: ['SMS'],
    subject: text('상담 신청에 답변드렸습니다', 'An answer to your request', '咨询申请已答复'),
    body: text(
      '접수번호 #{receiptNo}에 대한 답변을 이메일로 보내 드렸습니다.',
      'We have answered your request #{receiptNo} by e-mail.',
      '受理编号#{receiptNo}的答复已发送至您的邮箱。',
    ),
  },
  'form.admin': {
    title: '새 상담 신청(담당자)',
    channels: ['EMAIL'],
    subject: text(
      '새 상담 신청: #{sender} (#{receiptNo})',
      'New consultation request: #{sender} (#{receiptNo})',
      '新的咨询申请：#{sender}（#{receiptNo}）',
    ),
    body: text(
      '새 신청이 접수되었습니다. 내용은 관리자 화면에서 확인해 주세요.\n접수번호: #{receiptNo}\n신청인: #{sender}\n접수 일시: #{receivedAt}\n분야: #{practice}',
      'A new request has arrived. Please read it in the console.\nReceipt number: #{receiptNo}\nSender: #{sender}\nReceived: #{receivedAt}\nField: #{practice}',
      '收到一份新的申请，请在管理后台查看内容。\n受理编号：#{receiptNo}\n申请人：#{sender}\n受理时间：#{receivedAt}\n咨询领域：#{practice}',
    ),
  },
} satisfies Record<string, DefaultTemplate>;
