import type { contract } from 'shared/contract';
import { texts } from 'shared/i18n';
import type { z } from 'zod';
import { resourceLabels } from '../../i18n/resource-labels';

export type CommentRow = z.infer<typeof contract.console.comments.list.response>['comments'][number];

export const commentLabels = resourceLabels<CommentRow>()({
  ko: {
    name: '댓글',
    empty: '게시글에 달린 댓글이 여기에 모입니다. 아직 없습니다.',
    fields: {
      content: '내용',
      'author.name': '쓴 사람',
      'board.subject': '게시글',
      secret: '비밀',
      createdAt: '등록일',
    },
    values: { status: { VISIBLE: '보임', HIDDEN: '숨김', DELETED: '삭제됨' } },
  },
  en: {
    name: 'Comment |||| Comments',
    empty: 'Comments on posts are listed here. There is none yet.',
    fields: {
      content: 'Comment',
      'author.name': 'By',
      'board.subject': 'Post',
      secret: 'Secret',
      createdAt: 'Written',
    },
    values: { status: { VISIBLE: 'Shown', HIDDEN: 'Hidden', DELETED: 'Deleted' } },
  },
  cn: {
    name: '评论',
    empty: '文章的评论会汇集在此，目前还没有。',
    fields: {
      content: '内容',
      'author.name': '作者',
      'board.subject': '文章',
      secret: '私密',
      createdAt: '创建时间',
    },
    values: { status: { VISIBLE: '显示', HIDDEN: '隐藏', DELETED: '已删除' } },
  },
});

export const commentI18n = texts('console-comments', {
  ko: {
    hide: '숨기기',
    show: '다시 보이기',
    removeNote: '답글이 있으면 자리는 남습니다.',
    hidden: '숨겼습니다.',
    visibleAgain: '다시 보입니다.',
  },
  en: {
    hide: 'Hide',
    show: 'Show again',
    removeNote: 'One with answers leaves its place.',
    hidden: 'Hidden.',
    visibleAgain: 'Shown again.',
  },
  cn: {
    hide: '隐藏',
    show: '重新显示',
    removeNote: '有回复时会保留位置。',
    hidden: '已隐藏。',
    visibleAgain: '已重新显示。',
  },
});
