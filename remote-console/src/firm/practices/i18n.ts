import type { Practice } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const practiceLabels = resourceLabels<{ practices: Practice[] }>()({
  ko: {
    name: '업무 분야',
    fields: {
      practices: '업무 분야',
      'practices.code': '코드',
      'practices.name': '이름',
      'practices.summary': '설명',
      'practices.items': '세부 업무',
      'practices.icon': '아이콘 이름',
      'practices.image': '사진',
      'practices.link': '연결 주소',
      'practices.about': '소개',
      'practices.steps': '일하는 순서',
      'practices.steps.title': '제목',
      'practices.steps.text': '내용',
      'practices.cost': '비용',
      'practices.questions': '자주 묻는 질문',
      'practices.questions.question': '질문',
      'practices.questions.answer': '답변',
      'practices.enabled': '공개',
      'practices.order': '순서',
    },
  },
  en: {
    name: 'Practices',
    fields: {
      practices: 'Practices',
      'practices.code': 'Code',
      'practices.name': 'Name',
      'practices.summary': 'Summary',
      'practices.items': 'Services',
      'practices.icon': 'Icon name',
      'practices.image': 'Picture',
      'practices.link': 'Leads to',
      'practices.about': 'About',
      'practices.steps': 'How it goes',
      'practices.steps.title': 'Title',
      'practices.steps.text': 'Text',
      'practices.cost': 'Cost',
      'practices.questions': 'Questions',
      'practices.questions.question': 'Question',
      'practices.questions.answer': 'Answer',
      'practices.enabled': 'Shown',
      'practices.order': 'Order',
    },
  },
  cn: {
    name: '业务领域',
    fields: {
      practices: '业务领域',
      'practices.code': '代码',
      'practices.name': '名称',
      'practices.summary': '说明',
      'practices.items': '具体业务',
      'practices.icon': '图标名称',
      'practices.image': '图片',
      'practices.link': '链接地址',
      'practices.about': '介绍',
      'practices.steps': '办理步骤',
      'practices.steps.title': '标题',
      'practices.steps.text': '内容',
      'practices.cost': '费用',
      'practices.questions': '常见问题',
      'practices.questions.question': '问题',
      'practices.questions.answer': '回答',
      'practices.enabled': '公开',
      'practices.order': '顺序',
    },
  },
});

export const practiceI18n = texts('console-practices', {
  ko: {
    add: '분야 추가',
    newPractice: '새 분야',
    codeHint: '영어 소문자로 시작. 변호사와 상담 신청이 이 코드로 연결됩니다.',
  },
  en: {
    add: 'Add a practice',
    newPractice: 'New practice',
    codeHint: 'Begins with a lower-case letter. Lawyers and consultations refer to it.',
  },
  cn: {
    add: '添加领域',
    newPractice: '新领域',
    codeHint: '以小写字母开头。律师与咨询申请通过此代码关联。',
  },
});
