import type { Case } from 'shared/contract';
import { texts } from 'shared/i18n';
import { resourceLabels } from '../../i18n/resource-labels';

export const caseLabels = resourceLabels<Case>()({
  ko: {
    name: '업무 사례',
    empty: '마친 사건을 의뢰인과 상대방을 알 수 없게 적어 둡니다.',
    fields: {
      slug: '주소 이름',
      title: '제목',
      summary: '요약',
      content: '본문',
      practices: '업무 분야',
      outcome: '결과',
      _lawyers: '변호사',
      office: '사무소',
      year: '마친 해',
    },
    values: {
      outcome: {
        WON: '승소',
        PARTLY_WON: '일부 승소',
        DEFENDED: '상대 청구 기각',
        SETTLED: '조정·합의',
        COMPLETED: '업무 완료',
        ACQUITTED: '무죄',
        NOT_CHARGED: '불기소',
        SUSPENDED: '집행유예',
      },
    },
  },
  en: {
    name: 'Case |||| Cases',
    empty: 'Finished cases, told so that neither client nor opponent can be recognised.',
    fields: {
      slug: 'Address name',
      title: 'Title',
      summary: 'Summary',
      content: 'Text',
      practices: 'Practices',
      outcome: 'Outcome',
      _lawyers: 'Lawyers',
      office: 'Office',
      year: 'Year it ended',
    },
    values: {
      outcome: {
        WON: 'Won',
        PARTLY_WON: 'Partly won',
        DEFENDED: 'Claim dismissed',
        SETTLED: 'Settled',
        COMPLETED: 'Completed',
        ACQUITTED: 'Acquitted',
        NOT_CHARGED: 'Not charged',
        SUSPENDED: 'Sentence suspended',
      },
    },
  },
  cn: {
    name: '办案实例',
    empty: '记录已结案件，不透露委托人与对方当事人的身份。',
    fields: {
      slug: '网址名称',
      title: '标题',
      summary: '摘要',
      content: '正文',
      practices: '业务领域',
      outcome: '结果',
      _lawyers: '律师',
      office: '办公室',
      year: '结案年份',
    },
    values: {
      outcome: {
        WON: '胜诉',
        PARTLY_WON: '部分胜诉',
        DEFENDED: '驳回对方请求',
        SETTLED: '调解、和解',
        COMPLETED: '办理完成',
        ACQUITTED: '无罪',
        NOT_CHARGED: '不起诉',
        SUSPENDED: '缓刑',
      },
    },
  },
});

export const caseI18n = texts('console-cases', {
  ko: {
    slugHint: '영어 소문자와 하이픈. 예: water-leak-settled',
    anonymousHint: '이름, 단지 이름, 사건 번호처럼 누구인지 알 수 있는 말은 적지 않습니다.',
    orderHint: '비워 두면 마친 해가 늦은 순서로 놓입니다.',
    noOffice: '사무소 없음',
  },
  en: {
    slugHint: 'Lower-case letters and hyphens, such as water-leak-settled',
    anonymousHint: 'Write nothing that tells who it was: no names, names of complexes or docket numbers.',
    orderHint: 'Empty: placed by year, newest first.',
    noOffice: 'No office',
  },
  cn: {
    slugHint: '小写字母和连字符，例如 water-leak-settled',
    anonymousHint: '请勿写入姓名、小区名称、案号等可识别身份的内容。',
    orderHint: '留空则按结案年份由近到远排列。',
    noOffice: '无办公室',
  },
});
