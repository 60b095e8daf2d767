import { type DefaultTemplate, text } from './default-template';

export const matchingTemplates = {
  'participation.applied': {
    title: '상담회 참가 신청 접수',
    subject: text('참가 신청을 접수했습니다', 'We received your application', '参会申请已受理'),
    body: text(
      '#{company}의 [#{fair}] 참가 신청을 접수했습니다. 검토가 끝나면 알려 드리겠습니다.',
      'We received the application of #{company} to take part in [#{fair}]. We will let you know after review.',
      '已受理#{company}的[#{fair}]参会申请，审核后将告知结果。',
    ),
  },
  'participation.approved': {
    title: '상담회 참가 승인',
    subject: text('참가가 승인되었습니다', 'You are taking part', '参会申请已通过'),
    body: text(
      '[#{fair}] 참가가 승인되었습니다. 상대 기업을 찾아 상담을 시작해 보세요.',
      'Your participation in [#{fair}] is approved. Find your partners and arrange meetings.',
      '[#{fair}]参会申请已通过，请寻找合作伙伴并预约洽谈。',
    ),
  },
  'participation.rejected': {
    title: '상담회 참가 반려',
    subject: text('참가 신청 결과', 'Your application', '参会申请结果'),
    body: text(
      '[#{fair}] 참가 신청을 승인하지 못했습니다. 사유: #{reason}',
      'Your application to [#{fair}] could not be approved. Reason: #{reason}',
      '[#{fair}]参会申请未通过。原因：#{reason}',
    ),
  },
  'matching.requested': {
    title: '상담 요청 도착',
    subject: text('#{partner}의 상담 요청', 'A meeting request from #{partner}', '#{partner}的洽谈请求'),
    body: text(
      '[#{fair}] #{partner}에서 상담을 요청했습니다. 희망 시간: #{slots}. 시간을 골라 수락하거나 거절해 주세요.',
      '[#{fair}] #{partner} asks to meet you: #{slots}. Please accept one of the times or decline.',
      '[#{fair}] #{partner}请求洽谈，可选时间：#{slots}。请选择时间接受或拒绝。',
    ),
  },
  'matching.accepted': {
    title: '상담 확정',
    subject: text(
      '#{partner}와(과)의 상담이 확정되었습니다',
      'Your meeting with #{partner} is confirmed',
      '与#{partner}的洽谈已确定',
    ),
    body: text(
      '[#{fair}] #{partner}와(과)의 상담이 확정되었습니다. #{when}, #{place}',
      '[#{fair}] Your meeting with #{partner} is confirmed: #{when}, #{place}',
      '[#{fair}] 与#{partner}的洽谈已确定：#{when}，#{place}',
    ),
  },
  'matching.declined': {
    title: '상담 거절',
    subject: text('#{partner}의 답변', 'An answer from #{partner}', '#{partner}的答复'),
    body: text(
      '[#{fair}] #{partner}에서 상담 요청을 거절했습니다. 사유: #{reason}',
      '[#{fair}] #{partner} declined your request. Reason: #{reason}',
      '[#{fair}] #{partner}拒绝了洽谈请求。原因：#{reason}',
    ),
  },
  'matching.withdrawn': {
    title: '상담 요청 철회',
    subject: text('#{partner}의 요청 철회', '#{partner} withdrew the request', '#{partner}撤回请求'),
    body: text(
      '[#{fair}] #{partner}에서 상담 요청을 철회했습니다.',
      '[#{fair}] #{partner} withdrew the meeting request.',
      '[#{fair}] #{partner}撤回了洽谈请求。',
    ),
  },
  'matching.expired': {
    title: '상담 요청 만료',
    subject: text('#{partner} 상담 요청 만료', 'The request with #{partner} expired', '与#{partner}的请求已失效'),
    body: text(
      '[#{fair}] #{partner}와(과)의 상담 요청이 만료되었습니다. #{reason}',
      '[#{fair}] The meeting request with #{partner} has expired. #{reason}',
      '[#{fair}] 与#{partner}的洽谈请求已失效。#{reason}',
    ),
  },
  'matching.proposed': {
    title: '시간 변경 제안',
    subject: text('#{partner}의 시간 변경 제안', '#{partner} proposes other times', '#{partner}提议更改时间'),
    body: text(
      '[#{fair}] #{partner}에서 다른 시간을 제안했습니다: #{slots}. 답하실 때까지 지금 시간은 유지됩니다.',
      '[#{fair}] #{partner} proposes other times: #{slots}. Your present time is kept until you answer.',
      '[#{fair}] #{partner}提议其他时间：#{slots}。答复前原时间保留。',
    ),
  },
  'matching.proposalDeclined': {
    title: '시간 변경 거절',
    subject: text('#{partner}: 원래 시간 유지', '#{partner} keeps the time', '#{partner}：保留原时间'),
    body: text(
      '[#{fair}] #{partner}에서 시간 변경 제안을 받아들이지 않았습니다. 상담은 #{when} 그대로입니다.',
      '[#{fair}] #{partner} did not take the proposed times. The meeting stays at #{when}.',
      '[#{fair}] #{partner}未接受更改提议，洽谈仍为#{when}。',
    ),
  },
  'matching.counterOffered': {
    title: '요청에 다른 시간 제안',
    subject: text('#{partner}의 다른 시간 제안', '#{partner} proposes other times', '#{partner}提议其他时间'),
    body: text(
      '[#{fair}] #{partner}에서 요청하신 시간 대신 다른 시간을 제안했습니다: #{slots}. #{until}까지 답해 주세요. 제안된 시간은 아직 잡아 둔 것이 아니어서 먼저 정해지는 상담이 우선합니다.',
      '[#{fair}] #{partner} proposes other times instead of those you asked for: #{slots}. Please answer by #{until}. These times are not held: whichever meeting is agreed first gets them.',
      '[#{fair}] #{partner}未选择您申请的时间，提议其他时间：#{slots}。请在#{until}前答复。所提时间尚未保留，以先确定的洽谈为准。',
    ),
  },
  'matching.proposalEnded': {
    title: '시간 제안 종료',
    subject: text(
      '#{partner}와(과)의 시간 제안이 끝났습니다',
      'The proposal with #{partner} has ended',
      '与#{partner}的时间提议已结束',
    ),
    body: text(
      '[#{fair}] #{partner}와(과)의 시간 제안이 끝났습니다. #{reason} #{next}',
      '[#{fair}] The proposal of other times with #{partner} has ended. #{reason} #{next}',
      '[#{fair}] 与#{partner}的时间提议已结束。#{reason}#{next}',
    ),
  },
  'matching.cancelled': {
    title: '상담 취소',
    subject: text(
      '#{partner}와(과)의 상담이 취소되었습니다',
      'Your meeting with #{partner} is cancelled',
      '与#{partner}的洽谈已取消',
    ),
    body: text(
      '[#{fair}] #{when} #{partner}와(과)의 상담이 취소되었습니다. 사유: #{reason}',
      '[#{fair}] Your meeting with #{partner} on #{when} is cancelled. Reason: #{reason}',
      '[#{fair}] #{when}与#{partner}的洽谈已取消。原因：#{reason}',
    ),
  },
  'matching.rescheduled': {
    title: '상담 시간·장소 변경',
    subject: text(
      '#{partner}와(과)의 상담이 변경되었습니다',
      'Your meeting with #{partner} has moved',
      '与#{partner}的洽谈已变更',
    ),
    body: text(
      '[#{fair}] #{partner}와(과)의 상담이 #{when}, #{place}(으)로 변경되었습니다.',
      '[#{fair}] Your meeting with #{partner} is now #{when}, #{place}.',
      '[#{fair}] 与#{partner}的洽谈改为#{when}，#{place}。',
    ),
  },
  'matching.booked': {
    title: '주최 측의 상담 예약',
    subject: text(
      '주최 측이 #{partner}와(과)의 상담을 잡았습니다',
      'The organiser has booked a meeting with #{partner}',
      '主办方安排了与#{partner}的洽谈',
    ),
    body: text(
      '[#{fair}] 주최 측이 #{partner}와(과)의 상담을 잡았습니다. #{when}, #{place}. 사유: #{reason}',
      '[#{fair}] The organiser has booked a meeting with #{partner} for you: #{when}, #{place}. Reason: #{reason}',
      '[#{fair}] 主办方为您安排了与#{partner}的洽谈：#{when}，#{place}。原因：#{reason}',
    ),
  },
  'matching.moved': {
    title: '주최 측의 상담 변경',
    subject: text(
      '주최 측이 #{partner}와(과)의 상담을 변경했습니다',
      'The organiser has moved your meeting with #{partner}',
      '主办方变更了与#{partner}的洽谈',
    ),
    body: text(
      '[#{fair}] 주최 측이 #{partner}와(과)의 상담을 #{when}, #{place}(으)로 변경했습니다. 사유: #{reason}',
      '[#{fair}] The organiser has moved your meeting with #{partner}. It is now #{when}, #{place}. Reason: #{reason}',
      '[#{fair}] 主办方将与#{partner}的洽谈改为#{when}，#{place}。原因：#{reason}',
    ),
  },
  'matching.reminderDay': {
    title: '상담 하루 전 알림',
    subject: text('내일 #{partner}와(과) 상담이 있습니다', 'Tomorrow: #{partner}', '明天与#{partner}洽谈'),
    body: text(
      '[#{fair}] 내일 #{partner}와(과) 상담이 있습니다. #{when}, #{place}',
      '[#{fair}] You meet #{partner} tomorrow: #{when}, #{place}',
      '[#{fair}] 明天与#{partner}洽谈：#{when}，#{place}',
    ),
  },
  'matching.reminderSoon': {
    title: '상담 직전 알림',
    subject: text('곧 #{partner}와(과) 상담이 시작됩니다', 'Soon: #{partner}', '即将与#{partner}洽谈'),
    body: text(
      '[#{fair}] 곧 #{partner}와(과) 상담이 시작됩니다. #{when}, #{place}',
      '[#{fair}] Your meeting with #{partner} is about to begin: #{when}, #{place}',
      '[#{fair}] 与#{partner}的洽谈即将开始：#{when}，#{place}',
    ),
  },
  'matching.message': {
    title: '상담 쪽지',
    subject: text('#{partner}의 새 메시지', 'A message from #{partner}', '#{partner}的新消息'),
    body: text(
      '[#{fair}] #{partner}에서 메시지를 남겼습니다.',
      '[#{fair}] #{partner} wrote you a message.',
      '[#{fair}] #{partner}给您留言了。',
    ),
  },
} satisfies Record<string, DefaultTemplate>;
