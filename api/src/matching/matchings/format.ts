import type { CandidateSlot, Language, LocalisedText, Slot } from 'shared/contract';
import { formatMessage } from '../../platform/http/language';
import type { FairRow } from '../fairs/table';
import { filterOpenSlots } from './slots';
import type { MatchingRow } from './table';

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB', cn: 'zh-CN' };

const formatInZone = ({ start, end }: Slot, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatRange(Date.parse(start), Date.parse(end));

const getUtcOffset = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A slot in the fair’s time zone, and in the recipient’s (`recipientZone`, may be null) when its offset differs. */
export const formatWhen = (
  slot: Slot,
  language: Language,
  { timezone }: Pick<FairRow, 'timezone'>,
  recipientZone: string | null,
) => {
  const inFairZone = `${formatInZone(slot, language, timezone)} (${timezone}, ${getUtcOffset(slot.start, timezone)})`;
  if (!recipientZone || getUtcOffset(slot.start, recipientZone) === getUtcOffset(slot.start, timezone))
    return inFairZone;
  return `${inFairZone} / ${formatInZone(slot, language, recipientZone)} (${recipientZone}, ${getUtcOffset(slot.start, recipientZone)})`;
};

export const formatWhenList = (
  slots: Slot[],
  language: Language,
  fair: Pick<FairRow, 'timezone'>,
  recipientZone: string | null,
) => slots.map((slot) => formatWhen(slot, language, fair, recipientZone)).join('\n');

/** The name of a table, for example `A-3`; null for meetings without one. */
export const formatTableName = ({ venue }: Pick<FairRow, 'venue'>, table: number | null) =>
  table === null ? null : `${venue?.tablePrefix ?? ''}${table}`;

/** The tables of a fair with their names. */
export const listTables = (fair: Pick<FairRow, 'venue'>) =>
  Array.from({ length: fair.venue?.tables ?? 0 }, (_, at) => ({
    table: at + 1,
    name: formatTableName(fair, at + 1) ?? '',
  }));

const labels = {
  table: { ko: '테이블 {table}', en: 'table {table}', cn: '{table} 号桌' },
  online: { ko: '온라인 화상 상담', en: 'Online meeting', cn: '线上视频洽谈' },
  byOrganiser: { ko: '{reason} (주최 측)', en: '{reason} (by the organiser)', cn: '{reason}（主办方）' },
  none: { ko: '사유 없음', en: 'No reason given', cn: '未说明原因' },
} satisfies Record<string, LocalisedText>;

/** The place of a meeting: the URL of its room, or venue and table. */
export const formatPlace = (
  { mode, room, table }: Pick<MatchingRow, 'mode' | 'room' | 'table'>,
  fair: Pick<FairRow, 'venue'>,
  language: Language,
) => {
  if (mode === 'ONLINE') return [formatMessage(labels.online, language), room?.url].filter(Boolean).join(' · ');
  const at =
    table === null ? null : formatMessage(labels.table, language, { table: formatTableName(fair, table) ?? '' });
  return [fair.venue && formatMessage(fair.venue.name, language), at].filter(Boolean).join(' · ');
};

const expiryReasons: Record<NonNullable<CandidateSlot['struckReason']>, LocalisedText> = {
  SLOT_TAKEN: {
    ko: '신청한 시간이 모두 다른 상담으로 확정되었습니다.',
    en: 'All the times you asked for were taken by other meetings.',
    cn: '您申请的时间均已被其他洽谈占用。',
  },
  SLOT_REMOVED: {
    ko: '신청한 시간이 상담 가능 시간에서 빠졌습니다.',
    en: 'The times that were asked for are no longer offered.',
    cn: '所申请的时间已不再提供。',
  },
  MODE_REMOVED: {
    ko: '바이어가 더 이상 신청한 방식으로 상담하지 않습니다.',
    en: 'The buyer no longer meets in the requested way.',
    cn: '买方不再接受所申请的洽谈方式。',
  },
  TOO_LATE: {
    ko: '신청한 시간이 지나도록 답변이 없었습니다.',
    en: 'The times you asked for passed without an answer.',
    cn: '您申请的时间已过，未收到答复。',
  },
  TIME_LIMIT: {
    ko: '답변 기한이 지났습니다.',
    en: 'The time to answer has run out.',
    cn: '已超过答复期限。',
  },
  PARTY_LEFT: {
    ko: '상대 참가사가 상담회 참가를 종료했습니다.',
    en: 'The other company no longer takes part in the fair.',
    cn: '对方已退出本次洽谈会。',
  },
  FAIR_CHANGED: {
    ko: '상담회 일정이 변경되었습니다.',
    en: 'The times of the fair have changed.',
    cn: '洽谈会日程已变更。',
  },
  ORGANISER: {
    ko: '주최 측이 요청을 종료했습니다.',
    en: 'The organiser has ended the request.',
    cn: '主办方已结束该申请。',
  },
};

export type ExpiryReason = keyof typeof expiryReasons;

export const formatExpiryReason = (reason: ExpiryReason, language: Language) =>
  formatMessage(expiryReasons[reason], language);

/** A reason that the organiser gives, named as the organiser’s. */
export const formatOrganiserReason = (reason: string, language: Language) =>
  formatMessage(labels.byOrganiser, language, { reason });

const proposalEnds = {
  REJECTED: {
    ko: '상대 참가사가 제안된 시간을 받아들이지 않았습니다.',
    en: 'The other company did not take the proposed times.',
    cn: '对方未接受所提时间。',
  },
  TIME_LIMIT: {
    ko: '기한까지 답이 없었습니다.',
    en: 'Nobody answered in time.',
    cn: '期限内未答复。',
  },
  NO_SLOT: {
    ko: '제안된 시간이 더 이상 남아 있지 않습니다.',
    en: 'None of the proposed times is left.',
    cn: '所提时间均已不可用。',
  },
} satisfies Record<string, LocalisedText>;

/** Why a proposal ended: it was rejected, or expired for the reason. */
export type ProposalEnd = ExpiryReason | 'REJECTED';

export const formatProposalEnd = (reason: ProposalEnd, language: Language) =>
  formatMessage(proposalEnds[reason === 'REJECTED' || reason === 'TIME_LIMIT' ? reason : 'NO_SLOT'], language);

const statesAfterProposal = {
  ACCEPTED: { ko: '상담은 {when} 그대로입니다.', en: 'The meeting stays at {when}.', cn: '洽谈仍为{when}。' },
  REQUESTED: {
    ko: '처음 요청한 시간에 다시 답할 수 있습니다: {when}',
    en: 'The times first asked for can be answered again: {when}',
    cn: '可重新答复最初申请的时间：{when}',
  },
  EXPIRED: {
    ko: '처음 요청한 시간도 남아 있지 않아 요청이 끝났습니다.',
    en: 'None of the times first asked for is left either, so the request has ended.',
    cn: '最初申请的时间也已不可用，申请已结束。',
  },
} satisfies Record<string, LocalisedText>;

/** What holds for a matching after its proposal has ended (M25). */
export const formatAfterProposal = (
  { status, start, end, slots }: MatchingRow,
  language: Language,
  fair: FairRow,
  recipientZone: string | null,
) => {
  if (status === 'ACCEPTED' && start && end) {
    const when = formatWhen({ start, end }, language, fair, recipientZone);
    return formatMessage(statesAfterProposal.ACCEPTED, language, { when });
  }
  if (status !== 'REQUESTED') return formatMessage(statesAfterProposal.EXPIRED, language);
  const when = formatWhenList(filterOpenSlots(slots), language, fair, recipientZone);
  return formatMessage(statesAfterProposal.REQUESTED, language, { when });
};

export const withDefaultReason = (reason: string | null | undefined, language: Language) =>
  reason?.trim() ? reason : formatMessage(labels.none, language);
