import type { Candidate, Language, LocalisedText, Slot } from 'shared/contract';
import { phrase } from '../../platform/http/language';
import type { FairRow } from '../fairs/table';
import type { MatchingRow } from './table';

const locales: Record<Language, string> = { ko: 'ko-KR', en: 'en-GB', cn: 'zh-CN' };

const inZone = ({ start, end }: Slot, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone,
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatRange(Date.parse(start), Date.parse(end));

const offset = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A time as the fair tells it, and beside it as the reader’s own clock shows it where that differs. */
export const whenOf = (slot: Slot, language: Language, { timezone }: Pick<FairRow, 'timezone'>, own: string | null) => {
  const there = `${inZone(slot, language, timezone)} (${timezone}, ${offset(slot.start, timezone)})`;
  if (!own || offset(slot.start, own) === offset(slot.start, timezone)) return there;
  return `${there} / ${inZone(slot, language, own)} (${own}, ${offset(slot.start, own)})`;
};

export const whensOf = (slots: Slot[], language: Language, fair: Pick<FairRow, 'timezone'>, own: string | null) =>
  slots.map((slot) => whenOf(slot, language, fair, own)).join('\n');

/** A table as it stands on the plan; null for meetings without one. */
export const tableName = ({ venue }: Pick<FairRow, 'venue'>, table: number | null) =>
  table === null ? null : `${venue?.tablePrefix ?? ''}${table}`;

const words = {
  table: { ko: '테이블 {table}', en: 'table {table}', cn: '{table} 号桌' },
  online: { ko: '온라인 화상 상담', en: 'Online meeting', cn: '线上视频洽谈' },
  none: { ko: '사유 없음', en: 'No reason given', cn: '未说明原因' },
} satisfies Record<string, LocalisedText>;

/** Where a meeting takes place: the room of the call, or the table at the fair. */
export const placeOf = (
  { mode, room, table }: Pick<MatchingRow, 'mode' | 'room' | 'table'>,
  fair: Pick<FairRow, 'venue'>,
  language: Language,
) => {
  if (mode === 'ONLINE') return [phrase(words.online, language), room?.url].filter(Boolean).join(' · ');
  const at = table === null ? null : phrase(words.table, language, { table: tableName(fair, table) ?? '' });
  return [fair.venue && phrase(fair.venue.name, language), at].filter(Boolean).join(' · ');
};

const struck: Record<NonNullable<Candidate['struckReason']>, LocalisedText> = {
  SLOT_TAKEN: {
    ko: '신청한 시간이 모두 다른 상담으로 확정되었습니다.',
    en: 'All the times you asked for were taken by other meetings.',
    cn: '您申请的时间均已被其他洽谈占用。',
  },
  SLOT_REMOVED: {
    ko: '상대 참가사가 해당 시간을 더 이상 제공하지 않습니다.',
    en: 'The other company no longer offers the times you asked for.',
    cn: '对方不再提供您申请的时间。',
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
};

export type StruckReason = keyof typeof struck;

export const reasonOf = (reason: StruckReason, language: Language) => phrase(struck[reason], language);
export const givenOr = (reason: string | null | undefined, language: Language) =>
  reason?.trim() ? reason : phrase(words.none, language);
