import type { UserRow } from 'shared/contract';
import { resourceLabels } from '../../i18n/resource-labels';

export const withdrawalLabels = resourceLabels<UserRow>()({
  ko: {
    name: '탈퇴 회원',
    empty: '탈퇴한 회원과 그 이유가 여기에 모입니다. 아직 없습니다.',
    fields: {
      name: '이름',
      username: '아이디',
      type: '구분',
      createdAt: '가입일',
      'withdrawal.at': '탈퇴일',
      'withdrawal.reason.code': '탈퇴 사유',
      'withdrawal.reason.text': '남긴 말',
      'withdrawal.purgeAt': '개인정보 파기',
    },
    values: {
      type: { PERSON: '개인', COMPANY: '기업' },
      'withdrawal.reason.code': {
        UNUSED: '잘 쓰지 않음',
        SERVICE: '서비스 불만',
        PRIVACY: '개인정보 우려',
        REJOIN: '재가입',
        OTHER: '기타',
      },
    },
  },
  en: {
    name: 'Withdrawal |||| Withdrawals',
    empty: 'Whoever has left is listed here, with the reason. There is nobody yet.',
    fields: {
      name: 'Name',
      username: 'Username',
      type: 'Kind',
      createdAt: 'Joined',
      'withdrawal.at': 'Left',
      'withdrawal.reason.code': 'Reason',
      'withdrawal.reason.text': 'In their words',
      'withdrawal.purgeAt': 'Personal data erased',
    },
    values: {
      type: { PERSON: 'Person', COMPANY: 'Company' },
      'withdrawal.reason.code': {
        UNUSED: 'Hardly used',
        SERVICE: 'Unhappy with the service',
        PRIVACY: 'Worried about personal data',
        REJOIN: 'Joining again',
        OTHER: 'Other',
      },
    },
  },
  cn: {
    name: '注销会员',
    empty: '已注销的会员及其原因会汇集在此，目前还没有。',
    fields: {
      name: '姓名',
      username: '用户名',
      type: '类型',
      createdAt: '注册日期',
      'withdrawal.at': '注销日期',
      'withdrawal.reason.code': '注销原因',
      'withdrawal.reason.text': '留言',
      'withdrawal.purgeAt': '个人信息销毁',
    },
    values: {
      type: { PERSON: '个人', COMPANY: '企业' },
      'withdrawal.reason.code': {
        UNUSED: '很少使用',
        SERVICE: '对服务不满',
        PRIVACY: '担心个人信息',
        REJOIN: '重新注册',
        OTHER: '其他',
      },
    },
  },
});
