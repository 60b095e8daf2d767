import { pickText } from 'shared/contract';
import { defineTrashKind } from '../../platform/trash/kinds';
import { notifications } from './table';

export const notificationTrash = defineTrashKind({
  table: notifications,
  title: ({ subject }) => pickText(subject, 'ko'),
});
