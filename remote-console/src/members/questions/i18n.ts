import type { Question } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const questionLabels = resourceLabels<Question>()({
  ko: {
    name: '1:1 문의',
    empty: '회원이 남긴 문의가 여기에 모입니다. 전화로 받은 문의는 직접 적을 수 있습니다.',
    fields: {
      type: '종류',
      content: '내용',
      notify: '답변 알림',
      answer: '답변',
      'answer.content': '답변',
      'answer.at': '답변일',
      'answer.name': '답변한 사람',
      _user: '문의한 회원',
      'author.name': '문의한 회원',
      readAt: '답변을 읽은 때',
      createdAt: '문의일',
    },
    values: {
      tabs: { status: '답변 상태' },
      type: { inquiry: '상담', homepage: '홈페이지 이용', 'personal-information': '개인정보', other: '기타' },
      status: { unanswered: '답변 대기', answered: '답변 완료' },
      notify: { SMS: '문자', EMAIL: '이메일' },
    },
  },
  en: {
    name: 'Inquiry |||| Inquiries',
    empty: 'What members ask arrives here. What was asked by telephone can be written down.',
    fields: {
      type: 'Kind',
      content: 'Question',
      notify: 'Told by',
      answer: 'Answer',
      'answer.content': 'Answer',
      'answer.at': 'Answered',
      'answer.name': 'Answered by',
      _user: 'Member',
      'author.name': 'Member',
      readAt: 'Answer read',
      createdAt: 'Asked',
    },
    values: {
      tabs: { status: 'Statuses' },
      type: { inquiry: 'Consultation', homepage: 'Website', 'personal-information': 'Personal data', other: 'Other' },
      status: { unanswered: 'Waiting', answered: 'Answered' },
      notify: { SMS: 'Text message', EMAIL: 'E-mail' },
    },
  },
  cn: {
    name: '一对一咨询',
    empty: '会员的咨询会汇集在此，电话咨询也可以代为登记。',
    fields: {
      type: '类别',
      content: '内容',
      notify: '答复通知',
      answer: '答复',
      'answer.content': '答复',
      'answer.at': '答复时间',
      'answer.name': '答复人',
      _user: '咨询会员',
      'author.name': '咨询会员',
      readAt: '阅读答复时间',
      createdAt: '咨询时间',
    },
    values: {
      tabs: { status: '答复状态' },
      type: { inquiry: '咨询', homepage: '网站使用', 'personal-information': '个人信息', other: '其他' },
      status: { unanswered: '待答复', answered: '已答复' },
      notify: { SMS: '短信', EMAIL: '邮件' },
    },
  },
});

export const questionI18n = texts('console-questions', {
  ko: {
    question: '문의',
    answer: '답변',
    handling: '처리',
    notifyAgain: '고친 답변을 다시 알리기',
    notifyHint: '처음 답변하면 회원에게 자동으로 알립니다.',
    unread: '아직 읽지 않음',
    toMember: '회원 정보 보기',
    findMember: '이름, 아이디, 회사로 찾기',
  },
  en: {
    question: 'Question',
    answer: 'Answer',
    handling: 'Work on it',
    notifyAgain: 'Tell the member of the changed answer',
    notifyHint: 'The member is told of the first answer by itself.',
    unread: 'Not read yet',
    toMember: 'To the member',
    findMember: 'Search name, username or company',
  },
  cn: {
    question: '咨询内容',
    answer: '答复',
    handling: '处理',
    notifyAgain: '再次通知已修改的答复',
    notifyHint: '首次答复会自动通知会员。',
    unread: '尚未阅读',
    toMember: '查看会员信息',
    findMember: '按姓名、用户名或公司查找',
  },
});
