import type { contract } from 'shared/contract';
import { texts } from 'shared/i18n';
import type { z } from 'zod';
import { resourceLabels } from '../../i18n/resource-labels';

export type TrashedRow = z.infer<typeof contract.console.trash.list.response>['trash'][number];

export const trashLabels = resourceLabels<TrashedRow>()({
  ko: {
    name: '휴지통',
    empty: '삭제한 항목과 파일은 30일 동안 여기에서 되살릴 수 있습니다. 지금은 비어 있습니다.',
    fields: { resource: '종류', title: '이름', deletedAt: '삭제한 때', deletedBy: '삭제한 사람', purgeAt: '완전 삭제' },
  },
  en: {
    name: 'Trash',
    empty: 'Deleted items and files can be restored here for thirty days. It is empty.',
    fields: { resource: 'Kind', title: 'Name', deletedAt: 'Deleted', deletedBy: 'By', purgeAt: 'Gone for good' },
  },
  cn: {
    name: '回收站',
    empty: '已删除的项目和文件可在 30 天内恢复。目前为空。',
    fields: {
      resource: '类型',
      title: '名称',
      deletedAt: '删除时间',
      deletedBy: '删除人',
      purgeAt: '彻底删除',
    },
  },
});

export const trashI18n = texts('console-trash', {
  ko: {
    restore: '되살리기',
    restoreQuestion: '“{{name}}”: 되살릴까요?',
    restored: '되살렸습니다.',
    unlimited: '기한 없이 보관',
  },
  en: { restore: 'Restore', restoreQuestion: 'Bring “{{name}}” back?', restored: 'It is back.', unlimited: 'No limit' },
  cn: { restore: '恢复', restoreQuestion: '确定恢复“{{name}}”吗？', restored: '已恢复。', unlimited: '长期保留' },
});
