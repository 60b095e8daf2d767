import type { ConsoleRefund } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const refundLabels = resourceLabels<ConsoleRefund>()({
  ko: {
    name: '환불 송금',
    empty: '계좌로 보내야 하는 환불이 여기에 모입니다.',
    fields: {
      createdAt: '환불 결정',
      orderNo: '주문 번호',
      'user.name': '주문자',
      'user.phone': '전화',
      amount: '환불 금액',
      reason: '사유',
      account: '받는 계좌',
      'account.bank': '은행',
      'account.no': '계좌번호',
      'account.holder': '예금주',
      sentAt: '보낸 때',
    },
    values: {
      tabs: { status: '환불 상태' },
      status: { PENDING: '보낼 환불', FAILED: '결제사 실패', DONE: '보냄' },
    },
  },
  en: {
    name: 'Refund to transfer |||| Refunds to transfer',
    empty: 'Refunds that you send to an account gather here.',
    fields: {
      createdAt: 'Granted',
      orderNo: 'Order',
      'user.name': 'Buyer',
      'user.phone': 'Phone',
      amount: 'Amount',
      reason: 'Reason',
      account: 'Account',
      'account.bank': 'Bank',
      'account.no': 'Account number',
      'account.holder': 'Holder',
      sentAt: 'Sent',
    },
    values: {
      tabs: { status: 'Status of refunds' },
      status: { PENDING: 'To send', FAILED: 'Provider failed', DONE: 'Sent' },
    },
  },
  cn: {
    name: '退款转账',
    empty: '需要转账的退款会汇集在这里。',
    fields: {
      createdAt: '决定退款',
      orderNo: '订单号',
      'user.name': '买家',
      'user.phone': '电话',
      amount: '退款金额',
      reason: '理由',
      account: '收款账户',
      'account.bank': '银行',
      'account.no': '账号',
      'account.holder': '户名',
      sentAt: '转账时间',
    },
    values: {
      tabs: { status: '退款状态' },
      status: { PENDING: '待转账', FAILED: '支付方失败', DONE: '已转账' },
    },
  },
});

export const refundI18n = texts('console-refunds', {
  ko: {
    transfer: '송금',
    transferTitle: '{{amount}} 송금',
    transferLead: '아래 계좌로 보낸 뒤 눌러 주세요. 주문자에게 환불을 알리며 되돌릴 수 없습니다.',
    sent: '보냈습니다',
    done: '환불을 보냈다고 적고 주문자에게 알렸습니다.',
    noAccount: '주문자가 아직 계좌를 적지 않았습니다.',
    askAccount: '주문자가 아직 계좌를 적지 않았습니다. 주문 화면에서 적도록 안내했습니다. 급하면 전화로 확인해 주세요.',
    copy: '계좌번호 복사',
  },
  en: {
    transfer: 'Transfer',
    transferTitle: 'Transfer {{amount}}',
    transferLead: 'Press once you have sent it to this account. The buyer is told of the refund. This stays.',
    sent: 'It is sent',
    done: 'The refund counts as sent, and the buyer is told.',
    noAccount: 'The buyer has not given an account yet.',
    askAccount:
      'The buyer has not given an account yet and was asked to enter it on the page of the order. If it is urgent, please call.',
    copy: 'Copy the account number',
  },
  cn: {
    transfer: '转账',
    transferTitle: '转账 {{amount}}',
    transferLead: '向以下账户转账后请点击。系统将通知买家已退款，不可恢复。',
    sent: '已转账',
    done: '已记录退款转账，并通知买家。',
    noAccount: '买家尚未填写账户。',
    askAccount: '买家尚未填写账户，已请其在订单页面填写。如需尽快处理，请电话确认。',
    copy: '复制账号',
  },
});
