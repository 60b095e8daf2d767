import { type DefaultTemplate, text } from './default-template';

const details = {
  ko: '접수번호: #{receiptNo}\n일시: #{when}\n장소: #{place}',
  en: 'Receipt number: #{receiptNo}\nWhen: #{when}\nWhere: #{place}',
  cn: '受理编号：#{receiptNo}\n时间：#{when}\n地点：#{place}',
};
const change = {
  ko: '시간을 옮기거나 취소하시려면 아래 주소에서 2시간 전까지 하실 수 있습니다.',
  en: 'You can move or cancel it at the address below until two hours before.',
  cn: '如需更改或取消，请在2小时前通过以下网址办理。',
};

export const consultationTemplates = {
  'consultation.confirmed': {
    title: '상담 시간 확정',
    subject: text(
      '[#{site}] 상담 시간이 정해졌습니다: #{when}',
      '[#{site}] Your consultation is confirmed: #{when}',
      '[#{site}] 咨询时间已确定：#{when}',
    ),
    body: text(
      `상담 시간이 정해졌습니다.\n${details.ko}\n${change.ko}`,
      `Your consultation is confirmed.\n${details.en}\n${change.en}`,
      `您的咨询时间已确定。\n${details.cn}\n${change.cn}`,
    ),
  },
  'consultation.moved': {
    title: '상담 시간 변경',
    subject: text(
      '[#{site}] 상담 시간이 바뀌었습니다: #{when}',
      '[#{site}] Your consultation has moved: #{when}',
      '[#{site}] 咨询时间已更改：#{when}',
    ),
    body: text(
      `상담 시간이 바뀌었습니다.\n${details.ko}\n${change.ko}`,
      `Your consultation has moved.\n${details.en}\n${change.en}`,
      `您的咨询时间已更改。\n${details.cn}\n${change.cn}`,
    ),
  },
  'consultation.cancelled': {
    title: '상담 시간 취소',
    subject: text(
      '[#{site}] 상담이 취소되었습니다: #{when}',
      '[#{site}] Your consultation is called off: #{when}',
      '[#{site}] 咨询已取消：#{when}',
    ),
    body: text(
      '#{when} 상담이 취소되었습니다.\n접수번호: #{receiptNo}\n아래 주소에서 다른 시간을 고르실 수 있습니다.',
      'Your consultation of #{when} is called off.\nReceipt number: #{receiptNo}\nYou can choose another time at the address below.',
      '#{when}的咨询已取消。\n受理编号：#{receiptNo}\n您可以通过以下网址选择其他时间。',
    ),
  },
  'consultation.reminderDay': {
    title: '상담 하루 전 알림',
    subject: text(
      '[#{site}] 내일 상담이 있습니다: #{when}',
      '[#{site}] Your consultation is tomorrow: #{when}',
      '[#{site}] 明天有咨询：#{when}',
    ),
    body: text(
      `상담이 하루 앞으로 다가왔습니다.\n${details.ko}\n${change.ko}`,
      `Your consultation is a day away.\n${details.en}\n${change.en}`,
      `距您的咨询还有一天。\n${details.cn}\n${change.cn}`,
    ),
  },
  'consultation.reminderSoon': {
    title: '상담 한 시간 전 알림',
    subject: text(
      '[#{site}] 한 시간 뒤에 상담이 있습니다: #{when}',
      '[#{site}] Your consultation is in an hour: #{when}',
      '[#{site}] 一小时后有咨询：#{when}',
    ),
    body: text(
      `한 시간 뒤에 상담이 있습니다.\n${details.ko}`,
      `Your consultation is in an hour.\n${details.en}`,
      `一小时后有您的咨询。\n${details.cn}`,
    ),
  },
  'consultation.message': {
    title: '상담 진행 안내',
    subject: text(
      '[#{site}] 상담에 새 소식이 있습니다 (#{receiptNo})',
      '[#{site}] There is news of your consultation (#{receiptNo})',
      '[#{site}] 您的咨询有新进展（#{receiptNo}）',
    ),
    body: text(
      '신청하신 상담에 새 안내를 남겼습니다. 아래 주소에서 확인해 주세요.\n접수번호: #{receiptNo}',
      'We have left a message about your consultation. Please read it at the address below.\nReceipt number: #{receiptNo}',
      '我们就您的咨询留下了新的说明，请通过以下网址查看。\n受理编号：#{receiptNo}',
    ),
  },
  'consultation.link': {
    title: '상담 진행 상황 주소',
    subject: text(
      '[#{site}] 상담 진행 상황을 보실 주소입니다 (#{receiptNo})',
      '[#{site}] Where you see how your consultation stands (#{receiptNo})',
      '[#{site}] 查看咨询进展的网址（#{receiptNo}）',
    ),
    body: text(
      '아래 주소에서 비밀번호 없이 상담 진행 상황을 보실 수 있습니다. 앞서 보내 드린 주소는 더 이상 쓸 수 없습니다.\n접수번호: #{receiptNo}',
      'The address below shows how your consultation stands, without a password. Earlier addresses no longer work.\nReceipt number: #{receiptNo}',
      '通过以下网址，无需密码即可查看咨询进展。此前发送的网址已失效。\n受理编号：#{receiptNo}',
    ),
  },
  'consultation.changed': {
    title: '상담 시간을 고객이 바꿈(담당자)',
    channels: ['EMAIL'],
    subject: text(
      '상담 시간 변경: #{sender} (#{receiptNo})',
      'A client changed the hour: #{sender} (#{receiptNo})',
      '客户更改咨询时间：#{sender}（#{receiptNo}）',
    ),
    body: text(
      '#{sender} 님이 상담 시간을 바꾸었습니다.\n접수번호: #{receiptNo}\n#{change}',
      '#{sender} has changed the hour of the consultation.\nReceipt number: #{receiptNo}\n#{change}',
      '#{sender}更改了咨询时间。\n受理编号：#{receiptNo}\n#{change}',
    ),
  },
} satisfies Record<string, DefaultTemplate>;
