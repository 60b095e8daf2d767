import type { CertificateType, LocalisedText, MatchingStatus, MeetingMode } from 'shared/contract';

export const sheetNames = {
  summary: { ko: '요약', en: 'Summary', cn: '概要' },
  sellers: { ko: '판매기업', en: 'Sellers', cn: '卖方企业' },
  buyers: { ko: '바이어', en: 'Buyers', cn: '买方企业' },
  matchings: { ko: '상담', en: 'Meetings', cn: '洽谈' },
  tables: { ko: '테이블 배치', en: 'Tables', cn: '桌位安排' },
  bySeller: { ko: '판매기업별', en: 'By seller', cn: '按卖方' },
  byBuyer: { ko: '바이어별', en: 'By buyer', cn: '按买方' },
} satisfies Record<string, LocalisedText>;

/** Headings of the workbook. */
export const headings = {
  fair: { ko: '상담회', en: 'Fair', cn: '洽谈会' },
  period: { ko: '기간', en: 'Period', cn: '期间' },
  type: { ko: '방식', en: 'Type', cn: '形式' },
  venue: { ko: '장소', en: 'Venue', cn: '地点' },
  sellers: { ko: '판매기업', en: 'Sellers', cn: '卖方企业' },
  buyers: { ko: '바이어', en: 'Buyers', cn: '买方企业' },
  products: { ko: '출품 제품', en: 'Products', cn: '展品' },
  status: { ko: '상태', en: 'Status', cn: '状态' },
  company: { ko: '회사명', en: 'Company', cn: '公司名称' },
  companyEn: { ko: '회사명(영문)', en: 'Company (English)', cn: '公司名称（英文）' },
  category: { ko: '분야', en: 'Category', cn: '领域' },
  region: { ko: '지역', en: 'Region', cn: '地区' },
  certificates: { ko: '인증', en: 'Certificates', cn: '认证' },
  modes: { ko: '상담 방식', en: 'Ways of meeting', cn: '洽谈方式' },
  interests: { ko: '관심 분야', en: 'Interests', cn: '关注领域' },
  contact: { ko: '담당자', en: 'Contact', cn: '联系人' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  phone: { ko: '전화번호', en: 'Phone', cn: '电话' },
  booth: { ko: '부스', en: 'Booth', cn: '展位' },
  interpreter: { ko: '통역', en: 'Interpreter', cn: '翻译' },
  meetings: { ko: '확정 상담', en: 'Meetings', cn: '已确定洽谈' },
  seller: { ko: '판매기업', en: 'Seller', cn: '卖方' },
  buyer: { ko: '바이어', en: 'Buyer', cn: '买方' },
  mode: { ko: '방식', en: 'Way', cn: '方式' },
  day: { ko: '날짜', en: 'Day', cn: '日期' },
  time: { ko: '시간', en: 'Time', cn: '时间' },
  asked: { ko: '희망 시간', en: 'Times asked for', cn: '希望时间' },
  proposed: { ko: '제안된 시간', en: 'Times proposed', cn: '提议时间' },
  online: { ko: '온라인', en: 'Online', cn: '线上' },
  place: { ko: '테이블·링크', en: 'Table or link', cn: '桌号或链接' },
  partner: { ko: '상담 상대', en: 'Meets', cn: '洽谈对象' },
  message: { ko: '요청 메시지', en: 'Message', cn: '申请留言' },
  reason: { ko: '사유', en: 'Reason', cn: '原因' },
  requestedAt: { ko: '신청 일시', en: 'Requested at', cn: '申请时间' },
  sellerScore: { ko: '판매기업 평가', en: 'Score of the seller', cn: '卖方评分' },
  sellerAmount: { ko: '판매기업 예상 금액', en: 'Amount expected by the seller', cn: '卖方预计金额' },
  sellerCurrency: { ko: '판매기업 통화', en: 'Currency of the seller', cn: '卖方币种' },
  buyerScore: { ko: '바이어 평가', en: 'Score of the buyer', cn: '买方评分' },
  buyerAmount: { ko: '바이어 예상 금액', en: 'Amount expected by the buyer', cn: '买方预计金额' },
  buyerCurrency: { ko: '바이어 통화', en: 'Currency of the buyer', cn: '买方币种' },
} satisfies Record<string, LocalisedText>;

export type Heading = keyof typeof headings;

/** Behind a time that can no longer be chosen. */
export const struckLabel: LocalisedText = { ko: ' (선택 불가)', en: ' (gone)', cn: '（不可选）' };

/** Labels of enum values. */
export const codeLabels: Record<MatchingStatus | MeetingMode | 'HYBRID' | CertificateType, LocalisedText> = {
  REQUESTED: { ko: '답변 대기', en: 'Waiting', cn: '等待答复' },
  ACCEPTED: { ko: '확정', en: 'Agreed', cn: '已确定' },
  DECLINED: { ko: '거절', en: 'Declined', cn: '已拒绝' },
  WITHDRAWN: { ko: '철회', en: 'Withdrawn', cn: '已撤回' },
  EXPIRED: { ko: '만료', en: 'Expired', cn: '已过期' },
  CANCELLED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
  COMPLETED: { ko: '완료', en: 'Completed', cn: '已完成' },
  NO_SHOW: { ko: '불참', en: 'Did not take place', cn: '未到场' },
  ONLINE: { ko: '온라인', en: 'Online', cn: '线上' },
  OFFLINE: { ko: '오프라인', en: 'Offline', cn: '线下' },
  HYBRID: { ko: '온라인·오프라인', en: 'Online and offline', cn: '线上与线下' },
  SeoulAward: { ko: '서울어워드', en: 'Seoul Award', cn: '首尔奖' },
  SuperRookie: { ko: '슈퍼루키', en: 'Super Rookie', cn: '超级新秀' },
  other: { ko: '기타', en: 'Other', cn: '其他' },
};
