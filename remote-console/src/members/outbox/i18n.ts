import type { OutboxEntry } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const mailLabels = resourceLabels<OutboxEntry>()({
  ko: {
    name: '발송 내역',
    empty: '사이트가 보낸 메일과 문자가 여기에 쌓입니다. 아직 없습니다.',
    fields: {
      createdAt: '등록',
      channel: '방법',
      template: '문구',
      to: '받는 사람',
      tries: '시도',
      error: '마지막 오류',
      nextAt: '다음 시도',
      sentAt: '발송',
      'ref.type': '관련',
    },
    values: {
      channel: { EMAIL: '이메일', SMS: '문자' },
      status: { QUEUED: '대기', SENT: '발송', FAILED: '실패', SKIPPED: '보내지 않음' },
    },
  },
  en: {
    name: 'Sent message |||| Sent messages',
    empty: 'E-mails and text messages of the site are listed here. There is none yet.',
    fields: {
      createdAt: 'Written',
      channel: 'By',
      template: 'Text',
      to: 'To',
      tries: 'Tries',
      error: 'Last error',
      nextAt: 'Next try',
      sentAt: 'Sent',
      'ref.type': 'About',
    },
    values: {
      channel: { EMAIL: 'E-mail', SMS: 'Text message' },
      status: { QUEUED: 'Waiting', SENT: 'Sent', FAILED: 'Failed', SKIPPED: 'Not sent' },
    },
  },
  cn: {
    name: '发送记录',
    empty: '网站发送的邮件与短信会汇集在此，目前还没有。',
    fields: {
      createdAt: '创建',
      channel: '方式',
      template: '模板',
      to: '收件人',
      tries: '尝试次数',
      error: '最近的错误',
      nextAt: '下次尝试',
      sentAt: '发送',
      'ref.type': '相关',
    },
    values: {
      channel: { EMAIL: '邮件', SMS: '短信' },
      status: { QUEUED: '等待', SENT: '已发送', FAILED: '失败', SKIPPED: '未发送' },
    },
  },
});

export const mailI18n = texts('console-mail', {
  ko: {
    oneOff: '직접 보냄',
    content: '보낸 내용',
    delivery: '발송',
    resend: '다시 보내기',
    resendAll: '실패한 {{count}}건 다시 보내기',
    resendQuestion: '아직 받지 못한 사람에게만 다시 보냅니다.',
    resent: '다시 보내는 중입니다.',
    logged: '내용을 열람한 기록이 남았습니다.',
    disabled: '사용하지 않는 문구입니다.',
    noConsent: '광고 수신에 동의하지 않았습니다.',
    missing: '채울 값이 없습니다: {{names}}',
    seed: '예시 자료여서 보내지 않았습니다.',
  },
  en: {
    oneOff: 'One-off',
    content: 'What was sent',
    delivery: 'Sending',
    resend: 'Send again',
    resendAll: 'Send {{count}} failed ones again',
    resendQuestion: 'It goes only to those it has not reached.',
    resent: 'It is on its way again.',
    logged: 'It was written down that you looked.',
    disabled: 'The text is switched off.',
    noConsent: 'No consent to advertisements.',
    missing: 'No value for {{names}}',
    seed: 'Sample data, so it was not sent.',
  },
  cn: {
    oneOff: '直接发送',
    content: '发送内容',
    delivery: '发送',
    resend: '重新发送',
    resendAll: '重新发送失败的 {{count}} 条',
    resendQuestion: '只会发送给尚未收到的人。',
    resent: '正在重新发送。',
    logged: '已记录本次查看。',
    disabled: '该模板已停用。',
    noConsent: '对方未同意接收广告。',
    missing: '缺少以下变量的值：{{names}}',
    seed: '示例数据，因此未发送。',
  },
});
